import { inBackground } from '#web/ui/in-background.ts';

/**
 * Batches events and handles them in rounds, one after the other: the next round begins `gathered` ms after the first event since
 * the previous one began, and never before that has finished. So events never restart a slow round, and those that arrive during
 * it get a round of their own.
 * @param act handles the distinct events of a round; must not reject
 */
export function batchInRounds<Thing>(
  gathered: number,
  act: (things: ReadonlySet<Thing>) => Promise<unknown>,
) {
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
