import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

interface ListTableProps {
  /** CSS class of each column → its heading, from left to right */
  columns: Readonly<Record<string, ReactNode>>;
  className?: string;
  /** `tr`s whose cells have the classes of their columns */
  children: ReactNode;
}

/** A table of the back office; below 1024 its rows are laid out as cards (look, Table; list-table.css). */
export function ListTable({ columns, className, children }: ListTableProps) {
  return (
    <table className={classes('list-table', className)}>
      <thead>
        <tr>
          {Object.entries(columns).map(([name, label]) => (
            <th key={name} className={name}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
