import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { Mascot } from '#web/ui/motifs/Mascot.tsx';
import { guardCopy as copy } from './copy.vi.ts';

/** While it is not known who is here. It comes late, so that a quick answer shows nothing at all. */
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

/** What a page looks like before its data is there, drawn by the server for everybody; exported as its `handle`. */
export type FramedPage = { frame: ReactNode };

/**
 * The same for the first picture of a page: whoever has a session sees the page's own frame, who has none the guard's screen.
 * Which of them it is says the browser (`data-guest`, `src/server/ssr/first-view.ts`): the page is the same for everybody.
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
