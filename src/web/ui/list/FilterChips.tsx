import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { centerInRow } from '../center-in-row.ts';

interface FilterChipsProps<Key extends string> {
  label: string;
  keys: readonly Key[];
  chosen: Key;
  labelOf: (key: Key) => ReactNode;
  pathOf: (key: Key) => string;
  /** additional chips, such as the current search */
  children?: ReactNode;
}

/** The filters above a list of the back office, as links; where the row scrolls, it scrolls to the one that is on. */
export function FilterChips<Key extends string>(props: FilterChipsProps<Key>) {
  const { label, keys, chosen, labelOf, pathOf, children } = props;
  const row = useRef<HTMLElement>(null);
  const { search } = useLocation();
  useEffect(() => {
    // Additional filters come last and narrow the list further.
    const chip = [...(row.current?.querySelectorAll('[aria-current]') ?? [])].at(-1);
    if (row.current && chip) centerInRow(row.current, chip);
  }, [search]);
  return (
    <nav ref={row} className="filters" aria-label={label}>
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
