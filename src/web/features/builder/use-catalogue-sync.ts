import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { minutes } from '#domain/kernel/time.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { useGardenSelection } from '#web/entities/selection/selection.ts';
import type { BuilderController } from './state/controller.ts';
import { charmsIn, parseDraft } from './state/draft.ts';
import { onDraftElsewhere } from './state/draft-storage.ts';
import { charmsById, lettersQuery } from './queries.ts';
import { useBuilder } from './builder-context.ts';

/** A window that comes back after this long asks the catalogue again. */
const STALE_AFTER = minutes(1);

/** Keeps the bench in step with the catalogue, the garden's picks and the other tabs. */
export function useCatalogueSync(userId: string): void {
  useLetterCharms();
  useCatalogueOfToday();
  usePicks();
  useOtherTabs(userId);
}

/** Prices and stock of these charms as they are now; a failure leaves what is known. */
export async function learnCharms(
  queries: QueryClient,
  { book }: Pick<BuilderController, 'book'>,
  ids: readonly CharmId[],
): Promise<void> {
  if (ids.length === 0) return;
  const page = await queries.fetchQuery({ ...charmsById(ids), staleTime: 0 }).catch(() => null);
  book.learn(page?.charms ?? []);
}

function useLetterCharms(): void {
  const { book } = useBuilder();
  const { data } = useQuery(lettersQuery());
  useEffect(() => book.learn(data?.charms ?? []), [book, data]);
}

function useCatalogueOfToday(): void {
  const core = useBuilder();
  const queries = useQueryClient();
  useEffect(() => {
    let asked = performance.now();
    const ask = () => {
      if (document.hidden || performance.now() - asked < STALE_AFTER) return;
      asked = performance.now();
      void learnCharms(queries, core, charmsIn(core.store.get().bench.history.present));
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [core, queries]);
}

/** What is picked or put back in the garden meanwhile: in another tab, or by the chat. */
function usePicks(): void {
  const { store, book } = useBuilder();
  const { items } = useGardenSelection();
  useEffect(() => {
    book.learn(items.map(({ charm }) => charm).filter(({ _id }) => !book.get().has(_id)));
    store.takePicks(items);
  }, [store, book, items]);
}

function useOtherTabs(userId: string): void {
  const core = useBuilder();
  const queries = useQueryClient();
  useEffect(() => {
    const adopt = async (text: string | null) => {
      const draft = parseDraft(text);
      if (draft === null) return;
      const unknown = charmsIn(draft.board).filter((id) => !core.book.get().has(id));
      await learnCharms(queries, core, unknown);
      core.letGo();
      core.store.hear(text);
    };
    return onDraftElsewhere(userId, (text) => void adopt(text));
  }, [userId, core, queries]);
}
