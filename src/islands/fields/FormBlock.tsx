import type { ReactNode } from 'react';

interface Props {
  number: number;
  title: string;
  /** The id of the heading, if it labels a field. */
  headingId?: string;
  /** True if the heading labels a required field. */
  required?: boolean;
  children: ReactNode;
}

/** A numbered part of a long form. */
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
