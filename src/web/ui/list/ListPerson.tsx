import { listCopy } from './copy.vi.ts';
import { ListSort } from './ListSort.tsx';

interface ListPersonProps {
  label: string;
  /** the option without a person */
  everybody: string;
  people: readonly { _id: string; name: string }[] | undefined;
  /** id of a person, or empty */
  chosen: string;
  pathOf: (id: string) => string;
}

/**
 * A select of the person whose rows a back office list shows. Who is chosen stays an option while the names are unread, and when she
 * is among them no more: otherwise a filtered list would say that it is everybody's.
 */
export function ListPerson({ label, everybody, people, chosen, pathOf }: ListPersonProps) {
  const names = new Map<string, string>(people?.map(({ _id, name }) => [_id, name]));
  if (chosen !== '' && !names.has(chosen)) names.set(chosen, listCopy.somebody);
  return (
    <ListSort
      label={label}
      values={['', ...names.keys()]}
      chosen={chosen}
      labelOf={(id) => names.get(id) ?? everybody}
      pathOf={pathOf}
    />
  );
}
