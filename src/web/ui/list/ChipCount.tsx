import { groupThousands } from '#domain/kernel/vnd.ts';

/** The number of a filter: as wide before it is known as it will be, so that no filter moves when the numbers come. */
export function ChipCount({ of }: { of: number | undefined }) {
  return (
    <span className="inline-block min-w-[2ch] text-left tabular-nums">
      {of === undefined ? '\u00a0' : groupThousands(of)}
    </span>
  );
}
