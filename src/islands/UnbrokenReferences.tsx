import { splitAtReferences } from '#domain/references.ts';

/**
 * A text whose references stay in one piece; other hyphens in them could not be searched for.
 * Another text is another element, since a browser that translates has replaced the text nodes.
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
