import { splitAtReferences } from '#domain/references.ts';

/**
 * A text in which references do not wrap. Non-breaking hyphens are not used, because they would
 * prevent searching for a reference. A changed text gets a new element, because a browser's
 * translation replaces text nodes.
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
