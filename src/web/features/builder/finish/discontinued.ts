import { placedCharms } from '#domain/design/board.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { ApiError } from '#web/lib/api.ts';
import type { Design } from '../builder-context.ts';

/** Names of the parts of a refused design that are no longer sold; empty for every other failure. */
export function discontinuedNames(
  error: unknown,
  { board, string, tyingMethod }: Pick<Design, 'board' | 'string' | 'tyingMethod'>,
  nameOf: (id: CharmId | undefined) => string,
): string[] {
  if (!(error instanceof ApiError) || error.code !== 'UNKNOWN_PIECE') return [];
  const charms = placedCharms(board);
  const names = error.details.map(({ path }) => {
    if (path === 'braceletString') return string?.name;
    if (path === 'tyingMethod') return tyingMethod?.name;
    const nth = /^charms\.(\d+)\.id$/.exec(path)?.[1];
    return nth === undefined ? undefined : nameOf(charms[Number(nth)]);
  });
  return [...new Set(names)].filter((name) => name !== undefined);
}
