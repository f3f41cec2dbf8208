import { dataListClass } from '#styles/class-names.ts';
import type { ReactNode } from 'react';

interface Props {
  heading: string;
  text?: string;
  children: ReactNode;
}

export function Panel({ heading, text, children }: Props) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <h2 className="text-h3">{heading}</h2>
      {text && <p className="max-w-measure">{text}</p>}
      {children}
    </section>
  );
}

interface FactsProps {
  facts: readonly [label: string, value: ReactNode][];
}

export function Facts({ facts }: FactsProps) {
  return (
    <dl className={`${dataListClass} lg:*:grid-cols-[14rem_minmax(0,1fr)]`}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TableProps {
  label: string;
  columns: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table in a box that scrolls sideways, also by keyboard. */
export function Table({ label, columns, rows }: TableProps) {
  return (
    // Focusable for scrolling with the keyboard (axe: scrollable-region-focusable).
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- it scrolls
    <section className="table-scroll" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
