import { splitAtReferences } from '#domain/references.ts';

/** A text whose references stay in one piece; other hyphens in them could not be searched for. */
export function UnbrokenReferences({ text }: { text: string }) {
  return splitAtReferences(text).map((part, at) =>
    at % 2 === 1 ? (
      <span className="whitespace-nowrap" key={at}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
