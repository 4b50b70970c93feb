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

/** A page's skeleton, which the server renders for everybody; exported as the page's `handle`. */
export type FramedPage = { frame: ReactNode };

/**
 * The waiting state on first load: users with a session see the page's own skeleton, guests the guard's screen. The HTML is the
 * same for everybody; the browser selects by `data-guest` (`src/server/ssr/first-view.ts`).
 */
export function WaitingScreen() {
  const frame = useMatches()
    .map(({ handle }) => (handle as Partial<FramedPage> | undefined)?.frame)
    .find((found) => found !== undefined);
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
