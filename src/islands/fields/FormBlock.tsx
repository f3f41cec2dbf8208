import type { ReactNode } from 'react';

interface Props {
  number: number;
  title: string;
  /** Id of the heading, where it names a field. */
  headingId?: string;
  /** The heading asks for something that must be answered. */
  required?: boolean;
  children: ReactNode;
}

/** One of the numbered parts of a long form. */
export function FormBlock({ number, title, headingId, required, children }: Props) {
  return (
    <div className="grid content-start gap-5 border-t-6 border-text pt-5">
      <h2 className="text-h3/[1.2]" id={headingId}>
        {number}. {title}
        {required && (
          <span className="text-error" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </h2>
      {children}
    </div>
  );
}
