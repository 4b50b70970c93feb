import { useNavigate } from 'react-router';
import { Select } from '../fields/Select.tsx';
import { inBackground } from '../in-background.ts';

interface ListSortProps<Value extends string> {
  label: string;
  values: readonly Value[];
  chosen: Value;
  labelOf: (value: Value) => string;
  pathOf: (value: Value) => string;
  className?: string;
}

/** A select above a back office list (sort order, person, kind) whose value is kept in the URL. */
export function ListSort<Value extends string>(props: ListSortProps<Value>) {
  const { label, values, chosen, labelOf, pathOf, className = 'sort' } = props;
  const navigate = useNavigate();
  return (
    <Select
      label={<span className="sr-only">{label}</span>}
      className={className}
      value={chosen}
      options={values.map((value) => ({ value, label: labelOf(value) }))}
      onChange={({ target }) =>
        inBackground(navigate(pathOf(target.value as Value), { preventScrollReset: true }))
      }
    />
  );
}
