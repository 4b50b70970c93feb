import { inBackground } from '#web/ui/in-background.ts';

/**
 * Hears many things and acts on what was gathered, one round after the other: the next one begins `gathered` ms after the first
 * thing that was heard since, and never before the last is over. So a round that is slow is not begun anew again and again by
 * what goes on meanwhile, and what happened during it has one of its own.
 * @param act on what was heard, each once; it does not fail
 */
export function inRounds<Thing>(gathered: number, act: (things: ReadonlySet<Thing>) => Promise<unknown>) {
  let heard = new Set<Thing>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isActing = false;
  let isOver = false;
  const wait = () => {
    timer ??= setTimeout(() => inBackground(go()), gathered);
  };
  const go = async () => {
    timer = undefined;
    const things = heard;
    heard = new Set();
    isActing = true;
    await act(things);
    isActing = false;
    if (heard.size > 0 && !isOver) wait();
  };
  return {
    hear(thing: Thing): void {
      heard.add(thing);
      if (!isActing && !isOver) wait();
    },
    end(): void {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
