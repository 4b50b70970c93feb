import { listCopy } from './copy.vi.ts';
import { ListSort } from './ListSort.tsx';

interface ListNamedProps {
  label: string;
  /** the option that does not filter */
  all: string;
  /** people or categories; undefined while they load, or when they failed to */
  named: readonly { _id: string; name: string }[] | undefined;
  /** id, or empty */
  chosen: string;
  pathOf: (id: string) => string;
  className?: string;
}

/**
 * A filter of a back office list by whose or which its rows are. What is chosen stays an option while the names are unread, and after
 * it is gone: otherwise a filtered list would say that it shows all.
 */
export function ListNamed({ label, all, named, chosen, pathOf, className }: ListNamedProps) {
  const names = new Map<string, string>(named?.map(({ _id, name }) => [_id, name]));
  if (chosen !== '' && !names.has(chosen)) names.set(chosen, named ? listCopy.gone : listCopy.chosen);
  return (
    <ListSort
      label={label}
      values={['', ...names.keys()]}
      chosen={chosen}
      labelOf={(id) => names.get(id) ?? all}
      pathOf={pathOf}
      {...(className !== undefined && { className })}
    />
  );
}
