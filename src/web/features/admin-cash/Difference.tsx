import { formatVnd, vnd } from '#domain/kernel/vnd.ts';
import { copy } from './copy.vi.ts';

/** Whether the counted cash matches the parcels, or the difference. */
export function Difference({ expected, counted }: { expected: number; counted: number }) {
  if (counted === expected) return <span className="text-success">{copy.count.even}</span>;
  const difference = formatVnd(vnd(Math.abs(counted - expected)));
  return (
    <b className="text-danger">
      {counted < expected ? copy.count.short(difference) : copy.count.over(difference)}
    </b>
  );
}
