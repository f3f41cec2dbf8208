import { splitAtReferences } from '#domain/references.ts';

/**
 * A text whose references do not wrap; non-breaking hyphens would prevent searching for them. A
 * changed text gets a new element, since a browser's translation replaces text nodes.
 */
export function UnbrokenReferences({ text }: { text: string }) {
  return (
    <span key={text}>
      {splitAtReferences(text).map((part, at) =>
        at % 2 === 1 ? (
          <span className="whitespace-nowrap" key={at}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
