import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { minutes } from '#domain/kernel/time.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { useGardenSelection } from '#web/entities/selection/selection.ts';
import { inBackground } from '#web/ui/in-background.ts';
import type { BuilderController } from './state/controller.ts';
import { parseDraft } from '#web/entities/bracelet/draft.ts';
import { charmsIn } from './state/draft.ts';
import { onDraftElsewhere } from '#web/entities/bracelet/draft-storage.ts';
import { CHARMS_BY_ID_MAX, charmsById } from '#web/entities/ring/queries.ts';
import { fetchNow, lettersQuery } from './queries.ts';
import { useBuilder } from './builder-context.ts';

/** A tab that becomes visible after this long refetches the catalogue. */
const STALE_AFTER = minutes(1);

/** Keeps the design in sync with the catalogue, the garden's picks and other tabs. */
export function useCatalogueSync(userId: string): void {
  useLetterCharms();
  useCatalogueOfToday();
  usePicks();
  useOtherTabs(userId);
}

/**
 * Refreshes prices and stock of these charms; those that are no longer sold count as sold out. On failure the cached values stay.
 * @returns the error if some of them are not in the cache at all: unread does not mean sold out
 */
export async function loadUnknownCharms(
  queries: QueryClient,
  { cache }: Pick<BuilderController, 'cache'>,
  ids: readonly CharmId[],
): Promise<{ unknown: unknown } | undefined> {
  if (ids.length === 0) return undefined;
  try {
    const asked = ids.slice(0, CHARMS_BY_ID_MAX);
    const { charms } = await fetchNow(queries, { ...charmsById(asked), staleTime: 0 });
    cache.learn(charms);
    const sold = new Set(charms.map(({ _id }) => _id));
    cache.discontinue(asked.filter((id) => !sold.has(id)));
    return undefined;
  } catch (unknown) {
    return ids.every((id) => cache.get().has(id)) ? undefined : { unknown };
  }
}

function useLetterCharms(): void {
  const { cache } = useBuilder();
  const { data } = useQuery(lettersQuery());
  useEffect(() => cache.learn(data?.charms ?? []), [cache, data]);
}

function useCatalogueOfToday(): void {
  const builder = useBuilder();
  const queries = useQueryClient();
  useEffect(() => {
    let asked = performance.now();
    const ask = () => {
      if (document.hidden || performance.now() - asked < STALE_AFTER) return;
      asked = performance.now();
      const { present } = builder.store.get().designState.history;
      inBackground(loadUnknownCharms(queries, builder, charmsIn(present)));
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [builder, queries]);
}

/** Picks added or removed in the garden meanwhile: by another tab or the chat. */
function usePicks(): void {
  const { store, cache } = useBuilder();
  const { items } = useGardenSelection();
  useEffect(() => {
    cache.learn(items.map(({ charm }) => charm).filter(({ _id }) => !cache.get().has(_id)));
    store.takePicks(items);
  }, [store, cache, items]);
}

function useOtherTabs(userId: string): void {
  const builder = useBuilder();
  const queries = useQueryClient();
  useEffect(() => {
    const adopt = async (text: string | null, isLatest: () => boolean) => {
      const draft = parseDraft(text);
      if (draft === null) return;
      const unknown = charmsIn(draft.board).filter((id) => !builder.cache.get().has(id));
      await loadUnknownCharms(queries, builder, unknown);
      if (!isLatest()) return;
      builder.letGo();
      builder.store.hear(text);
    };
    return onDraftElsewhere(userId, (text, isLatest) => inBackground(adopt(text, isLatest)));
  }, [userId, builder, queries]);
}
