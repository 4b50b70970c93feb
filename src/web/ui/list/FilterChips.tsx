import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface FilterChipsProps<Key extends string> {
  label: string;
  keys: readonly Key[];
  chosen: Key;
  labelOf: (key: Key) => ReactNode;
  pathOf: (key: Key) => string;
  /** additional chips, such as the current search */
  children?: ReactNode;
}

/** The filters above a list of the back office, as links. */
export function FilterChips<Key extends string>(props: FilterChipsProps<Key>) {
  const { label, keys, chosen, labelOf, pathOf, children } = props;
  return (
    <nav className="filters" aria-label={label}>
      {keys.map((key) => (
        <Link
          key={key}
          to={pathOf(key)}
          preventScrollReset
          className={key === chosen ? 'chip on' : 'chip'}
          aria-current={key === chosen ? 'true' : undefined}
        >
          {labelOf(key)}
        </Link>
      ))}
      {children}
    </nav>
  );
}
