import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Locator } from 'playwright-core';
import type { DragSetup } from './scenes.ts';

const SLOWED = 4;
/** Pointer moves of a two-second drag, at the rate of screen refreshes. */
const MOVES = 120;
const BETWEEN_MOVES = 1000 / 60;
/** Number of placings; the slowest of them is the page's INP (https://web.dev/inp). */
const PLACINGS = 8;
/** Duration of a press, ms. */
const HELD = 80;
/** A longer frame interval counts as a dropped frame, ms. */
const LATE = 17;

/** Frame intervals of one drag, in ms; `late` is the share of dropped frames. */
export type Frames = {
  median: number;
  p95: number;
  late: number;
  /** Main-thread time per frame. */
  work: number;
};

type Point = { x: number; y: number };

/** Drags once round, moving the pointer at a constant rate whether the page keeps up or not. */
export async function measureDrag({ context, page, touch, dragged, round }: DragSetup): Promise<Frames> {
  await dragged.scrollIntoViewIfNeeded();
  const session = await context.newCDPSession(page);
  const hand = touch ? fingerOf(session) : mouseOf(session);
  const way = circle(await middleOf(dragged), await middleOf(round));
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });

  await hand.down(way[0]!);
  // Far enough to count as a drag; its one-time start-up cost is not part of the measurement.
  for (const point of way.slice(1, 5)) await hand.move(point);
  await page.evaluate(watchFrames);
  const before = await workOf(session);
  const sent: Promise<unknown>[] = [];
  for (const point of way.slice(5)) {
    sent.push(hand.move(point));
    await pause(BETWEEN_MOVES);
  }
  await Promise.all(sent);
  const frames = (await page.evaluate(framesSeen)).toSorted((a, b) => a - b);
  const work = (await workOf(session)) - before;
  await hand.up(way.at(-1)!);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const at = (part: number) => frames[Math.floor(frames.length * part)] ?? Number.NaN;
  return {
    median: at(0.5),
    p95: at(0.95),
    late: frames.filter((frame) => frame > LATE).length / frames.length,
    work: work / frames.length,
  };
}

/** Places something several times. @returns the slowest interaction: from the press to the next paint, ms, in steps of eight */
export async function measurePlacing(stand: DragSetup): Promise<number> {
  const { context, page, touch, presses, placed, makeRoom } = stand;
  const session = await context.newCDPSession(page);
  const hand = touch ? fingerOf(session) : mouseOf(session);
  let slowest = 0;
  for (let time = 0; time < PLACINGS; time += 1) {
    await makeRoom();
    await placed.waitFor({ state: 'detached' }).catch(() => placed.waitFor({ state: 'hidden' }));
    for (const press of presses) {
      // The pointer is moved there before the press, and the page is idle. The press uses the browser's own input, since a
      // locator's click adds listeners of its own.
      await (touch ? press.tap({ trial: true }) : press.hover());
      const at = await middleOf(press);
      await page.evaluate(atRest);
      await page.evaluate(watchInteractions);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
      await hand.down(at);
      await pause(HELD);
      await hand.up(at);
      slowest = Math.max(slowest, await page.evaluate(slowestInteraction));
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    await placed.waitFor();
  }
  return slowest;
}

/** Points once round the middle of something, starting at the dragged element. */
function circle(from: Point, middle: Point): Point[] {
  const radius = Math.hypot(from.x - middle.x, from.y - middle.y);
  const start = Math.atan2(from.y - middle.y, from.x - middle.x);
  return Array.from({ length: MOVES }, (_, nth) => {
    const angle = start + (nth / MOVES) * 2 * Math.PI;
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  });
}

async function middleOf(what: Locator): Promise<Point> {
  const box = await what.boundingBox();
  if (box === null) throw new Error(`${String(what)} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type Hand = Record<'down' | 'move' | 'up', (at: Point) => Promise<unknown>>;

function mouseOf(session: CDPSession): Hand {
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased') => (at: Point) =>
    session.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', buttons: 1, clickCount: 1 });
  return { down: send('mousePressed'), move: send('mouseMoved'), up: send('mouseReleased') };
}

function fingerOf(session: CDPSession): Hand {
  const send = (type: 'touchStart' | 'touchMove') => (at: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [at] });
  const up = () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return { down: send('touchStart'), move: send('touchMove'), up };
}

/** Main-thread time so far, in milliseconds. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

// The rest of the file runs in the page.

declare global {
  interface Window {
    benchFrames?: number[];
    benchInteractions?: PerformanceObserver & { slowest?: number };
  }
}

function watchFrames(): void {
  const frames: number[] = (window.benchFrames = []);
  let last = performance.now();
  const next = (now: number) => {
    frames.push(now - last);
    last = now;
    if (window.benchFrames === frames) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

function framesSeen(): number[] {
  const frames = window.benchFrames ?? [];
  delete window.benchFrames;
  return frames.slice(1);
}

function watchInteractions(): void {
  let slowest = 0;
  const observer: Window['benchInteractions'] = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) observer!.slowest = slowest = Math.max(slowest, entry.duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  window.benchInteractions = observer;
}

/** Event-timing entries arrive after their frame was presented: waits until old ones are gone and the press's own are there. */
async function atRest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 400));
}

async function slowestInteraction(): Promise<number> {
  // The press is reported first, its click later; events under 16 ms are not reported at all.
  await new Promise((resolve) => setTimeout(resolve, 800));
  const observer = window.benchInteractions;
  observer?.disconnect();
  return observer?.slowest ?? 0;
}
