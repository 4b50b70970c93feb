import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Locator } from 'playwright-core';
import type { Stand } from './scenes.ts';

const SLOWED = 4;
/** A hand that moves for two seconds, seen as often as a screen is drawn. */
const MOVES = 120;
const BETWEEN_MOVES = 1000 / 60;
/** How often something is placed; the slowest of them is the page's INP (https://web.dev/inp). */
const PLACINGS = 8;
/** ms that a hand holds down what it presses. */
const HELD = 80;
/** A frame that took longer was seen to stumble. */
const LATE = 17;

/** Times of the frames of one drag, in ms; `late` is a share of them. */
export type Frames = {
  median: number;
  p95: number;
  late: number;
  /** What the page's own thread worked a frame. */
  work: number;
};

type Point = { x: number; y: number };

/** Drags once round, the pointer going on whether the page keeps up or not. */
export async function measureDrag({ context, page, touch, dragged, round }: Stand): Promise<Frames> {
  await dragged.scrollIntoViewIfNeeded();
  const session = await context.newCDPSession(page);
  const hand = touch ? fingerOf(session) : mouseOf(session);
  const way = circle(await middleOf(dragged), await middleOf(round));
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });

  await hand.down(way[0]!);
  // Far enough that it counts as a drag; what happens once at its start is not what is felt all along it.
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

/** Places something several times. @returns the slowest interaction: from the press to the next paint, ms, in eights */
export async function measurePlacing(stand: Stand): Promise<number> {
  const { context, page, touch, presses, placed, makeRoom } = stand;
  const session = await context.newCDPSession(page);
  const hand = touch ? fingerOf(session) : mouseOf(session);
  let slowest = 0;
  for (let time = 0; time < PLACINGS; time += 1) {
    await makeRoom();
    await placed.waitFor({ state: 'detached' }).catch(() => placed.waitFor({ state: 'hidden' }));
    for (const press of presses) {
      // The pointer is there before it presses, and the page is at rest. Pressed by the browser's own input: a locator's
      // click listens along.
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

/** Once round the middle of something, from where the dragged thing is. */
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

/** Milliseconds that the page's thread was busy until now. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

// What follows runs in the page.

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

/** Entries come once their frame was shown: those of before the press are gone, those of the press are there. */
async function atRest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 400));
}

async function slowestInteraction(): Promise<number> {
  // The press is told first, its click later; what took less than 16 ms is not told at all.
  await new Promise((resolve) => setTimeout(resolve, 800));
  const observer = window.benchInteractions;
  observer?.disconnect();
  return observer?.slowest ?? 0;
}
