import { useEffect, useState, type KeyboardEvent } from 'react';
import { nextFind, type FindGroup } from './finds.ts';

/** The walk through the finds with the arrows while the focus stays in the field; Enter opens the one walked to. */
export function useWalk(groups: readonly FindGroup[], listId: string) {
  const [walkedTo, setWalkedTo] = useState<string | null>(null);
  // What was walked to may be gone with the next letter.
  const active = groups.some(({ finds }) => finds.some(({ key }) => key === walkedTo)) ? walkedTo : null;
  const optionId = (key: string) => `${listId}-${key}`;

  useEffect(() => {
    if (active !== null) showInList(document.getElementById(`${listId}-${active}`));
  }, [active, listId]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (step !== null) {
      event.preventDefault();
      setWalkedTo(nextFind(groups, active, step));
    } else if (event.key === 'Enter' && active !== null) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    }
  };

  return { active, optionId, walkTo: setWalkedTo, onKeyDown };
}

/** Scrolls the list, and the list alone: the page under it stays where it is. */
function showInList(option: HTMLElement | null): void {
  const list = option?.closest('[data-finds]');
  if (!option || !list) return;
  const { top, bottom } = option.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (top < box.top) list.scrollTop -= box.top - top;
  else if (bottom > box.bottom) list.scrollTop += bottom - box.bottom;
}
