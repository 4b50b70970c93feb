import { useEffect } from 'react';
import { useBlocker, type Location } from 'react-router';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { unsaved as accountCopy } from './copy.vi.ts';

const copy = accountCopy.leave;

type Leaves = (from: Location, to: Location) => boolean;
type Words = Record<'title' | 'message' | 'confirm' | 'stay', string>;

/** Asks whether what cannot be had again may be lost. */
export const askToLose = ({ title, message, confirm: confirmLabel, stay: cancelLabel }: Words) =>
  confirm({ tone: 'warning', title, message, confirmLabel, cancelLabel });

/**
 * Asks for confirmation before unsaved changes are lost: on navigation within the site, and on closing or reloading the tab.
 * @param leaves whether a navigation leaves the unsaved form; by default, when it changes the path
 * @param words what is asked; a constant
 */
export function useUnsavedGuard(unsaved: boolean, leaves: Leaves = toAnotherPath, words: Words = copy): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && leaves(currentLocation, nextLocation),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    inBackground(askToLose(words).then((isConfirmed) => (isConfirmed ? blocker.proceed() : blocker.reset())));
  }, [blocker, words]);

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}

const toAnotherPath: Leaves = (from, to) => from.pathname !== to.pathname;

/** Query parameters that select what the dashboard shows: the tab, and the step of the opening assistant. */
const SHOWN = ['tab', 'buoc'];

/** For forms in a tab of the dashboard. */
export const toAnotherTab: Leaves = (from, to) => {
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return from.pathname !== to.pathname || SHOWN.some((name) => before.get(name) !== after.get(name));
};
