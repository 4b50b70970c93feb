import { useEffect, useState, type KeyboardEvent } from 'react';
import { isComposing } from '#web/ui/is-composing.ts';
import { nextFind, type FindGroup } from './finds.ts';

/** Arrow-key navigation through the results while the focus stays in the field; Enter opens the active one. */
export function useWalk(groups: readonly FindGroup[], listId: string) {
  const [walkedTo, setWalkedTo] = useState<string | null>(null);
  // The active result may disappear with the next letter.
  const active = groups.some(({ finds }) => finds.some(({ key }) => key === walkedTo)) ? walkedTo : null;
  const optionId = (key: string) => `${listId}-${key}`;

  useEffect(() => {
    if (active !== null) showInList(document.getElementById(`${listId}-${active}`));
  }, [active, listId]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
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

/** Scrolls an option into view within the list only; the page does not scroll. */
function showInList(option: HTMLElement | null): void {
  const list = option?.closest('[data-finds]');
  if (!option || !list) return;
  const { top, bottom } = option.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (top < box.top) list.scrollTop -= box.top - top;
  else if (bottom > box.bottom) list.scrollTop += bottom - box.bottom;
}
