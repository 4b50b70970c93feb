import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { Mascot } from '#web/ui/motifs/Mascot.tsx';
import { guardCopy as copy } from './copy.vi.ts';

/** Shown while the user is not known yet. It appears after a delay, so that a quick response shows nothing at all. */
export function GuardScreen() {
  return (
    <div className="sk-late grid min-h-[60dvh] place-items-center p-6">
      <div className="empty" role="status">
        <Mascot width={124} className="mb-4" />
        <p>{copy.checking}</p>
        <i className="spin" aria-hidden="true" />
      </div>
    </div>
  );
}

/** What a page behind the login exports as its `handle`. */
export type FramedPage = {
  /** Its skeleton, which the server renders for everybody. */
  frame: ReactNode;
  /** A query that it opens with: the skeleton stays until the answer, instead of being replaced by an equal one of the page. */
  opening?: (userId: string) => { queryKey: readonly unknown[] };
};

const usePage = (): Partial<FramedPage> | undefined =>
  useMatches()
    .map(({ handle }) => handle as Partial<FramedPage> | undefined)
    .find((handle) => handle?.frame !== undefined);

/** Whether the page's first query, if it has one, is answered or has failed. */
export function useOpened(userId: string | undefined): boolean {
  const opening = usePage()?.opening;
  const asks = opening !== undefined && userId !== undefined;
  const { isPending } = useQuery(asks ? opening(userId) : NOTHING);
  return !asks || !isPending;
}
const NOTHING = { queryKey: ['nothing'], enabled: false } as const;

/**
 * The waiting state on first load: users with a session see the page's own skeleton, guests the guard's screen. The HTML is the
 * same for everybody; the browser selects by `data-guest` (`src/server/ssr/first-view.ts`).
 */
export function WaitingScreen() {
  const frame = usePage()?.frame;
  if (frame === undefined) {
    return (
      <div className="min-h-dvh">
        <GuardScreen />
      </div>
    );
  }
  return (
    <>
      <div className="for-members min-h-dvh">{frame}</div>
      <div className="for-guests">
        <GuardScreen />
      </div>
    </>
  );
}
