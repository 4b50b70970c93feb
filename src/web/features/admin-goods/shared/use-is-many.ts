import { useQuery } from '@tanstack/react-query';
import { countsQuery } from '#web/entities/report/queries.ts';
import type { CardName } from '#web/lib/paths/admin-tabs.ts';

/** Up to this many goods are cards, as wide as their pictures; more are rows like those of every other list. */
const AS_CARDS = 12;

/**
 * Whether a list of goods is shown as rows. While it loads, the count of its card tells.
 * @param total number of entries, once known
 */
export function useIsMany(tab: CardName, total: number | undefined): boolean {
  const { data } = useQuery(countsQuery());
  return (total ?? data?.counts[tab] ?? 0) > AS_CARDS;
}
