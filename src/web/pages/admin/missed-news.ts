import type { QueryClient } from '@tanstack/react-query';
import { countsQuery } from '#web/entities/report/queries.ts';

/**
 * When the live line stands for the first time, what was asked while the page opened is a moment old. One small question tells
 * whether anything happened in that moment; only then is all of it asked a second time. The rest is read again when it shows
 * next.
 */
export async function readWhatWasMissed(queries: QueryClient): Promise<void> {
  const { queryKey } = countsQuery();
  const [countsPath] = queryKey;
  const others = {
    predicate: ({ queryKey: [path] }: { queryKey: readonly unknown[] }) => path !== countsPath,
  };
  const before = queries.getQueryState(queryKey);
  await queries.invalidateQueries({ ...others, refetchType: 'none' });
  // What is on its way was not asked before.
  if (before?.data === undefined) return;
  await queries.invalidateQueries({ queryKey });
  // An answer that says the same keeps its identity.
  if (queries.getQueryData(queryKey) !== before.data) await queries.invalidateQueries(others);
}
