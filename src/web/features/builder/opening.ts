import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { removeDraftFromAccount, draftInAccount } from '#web/entities/bracelet/account-draft.ts';
import { isBlank, parseDraft, type Draft } from '#web/entities/bracelet/draft.ts';
import { readBegunDraft, readDraft, storeDraft } from '#web/entities/bracelet/draft-storage.ts';
import { charmsById, stringsQuery, tyingMethodsQuery } from '#web/entities/ring/queries.ts';
import { gardenSelection } from '#web/entities/selection/selection.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { charmsIn } from './state/draft.ts';
import { lettersQuery, offerQuery, type Charm } from './queries.ts';

/** Without a network it fails at once; paused, it would keep the builder from opening. */
const AT_ONCE = { retry: false, networkMode: 'always' } as const;

/**
 * What the builder opens with: the bracelet begun in this browser, else the one that the shop stored at logout, and the
 * catalogue's part of the first view. All of it is requested at once, while the page's frame still shows: each response that came later would
 * render the builder again, and a phone would not answer taps meanwhile.
 */
export const openingQuery = (userId: string) =>
  queryOptions({
    queryKey: ['builder opens', userId],
    async queryFn({ client }) {
      // In a task of their own: starting the requests takes a phone as long as the hydration that asks for them.
      await new Promise((resolve) => setTimeout(resolve));
      const shown = [
        client.prefetchQuery({ ...stringsQuery(), ...AT_ONCE }),
        client.prefetchQuery({ ...tyingMethodsQuery(), ...AT_ONCE }),
        client.prefetchQuery({ ...lettersQuery(), ...AT_ONCE }),
        client.prefetchQuery({ ...offerQuery(null, '', 1), ...AT_ONCE }),
      ];
      const draft = readBegunDraft(userId) ?? (await parkedDraft(userId)) ?? readDraft(userId);
      const ids = openedWith(draft);
      if (ids.length > 0) shown.push(client.prefetchQuery({ ...charmsById(ids), ...AT_ONCE }));
      await Promise.all(shown);
      return draft;
    },
    ...AT_ONCE,
    gcTime: 0,
    staleTime: Infinity,
  });

/** The shop's copy moves back into this browser; without an answer it stays where it is. Null for a blank one. */
async function parkedDraft(userId: string): Promise<Draft | null> {
  const parked = parseDraft(await draftInAccount());
  if (parked === null || isBlank(parked)) return null;
  if (storeDraft(userId, parked)) inBackground(removeDraftFromAccount());
  return parked;
}

/** The charms of the draft and of the garden's picks. */
export const openedWith = (draft: Draft | null): readonly CharmId[] => [
  ...new Set([
    ...(draft === null ? [] : charmsIn(draft.board)),
    ...gardenSelection.get().map(({ charm }) => charm._id),
  ]),
];

/** The charms of the first view, as far as their response is here. */
export const charmsInView = (client: QueryClient): readonly Charm[] =>
  [lettersQuery(), offerQuery(null, '', 1)].flatMap(
    ({ queryKey }) => client.getQueryData(queryKey)?.charms ?? [],
  );
