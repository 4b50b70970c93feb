import type { CashLater } from '#contract/http/cash.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { copy } from './copy.vi.ts';

/** Tells that a list ends before all parcels do: the rest is counted another time. */
export function Later({ shown, later }: { shown: number; later: CashLater | undefined }) {
  if (later === undefined || later.parcels === 0) return null;
  return <p className="text-sm">{copy.count.later(shown, later.parcels, formatVnd(later.cash))}</p>;
}
