import { useStore, createStore } from '#web/ui/store.ts';
import type { Recommendations, RecommendationsBody } from '#contract/http/advice.ts';
import type { Choice } from '#domain/advice/choices.vi.ts';
import type { SlotKey } from '#domain/advice/slots.ts';
import { SEEN_MAX, SLOTS_MAX } from '#domain/advice/limits.ts';
import { call } from '#web/lib/call.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { personalKey } from '#web/lib/session/stored.ts';
import { createTabStorage, readRecord } from '#web/lib/storage/tab-storage.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inWords } from '#web/entities/chat/core/show-chat-error.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';

/** One wish and its answer. */
export type Advice = {
  readonly id: number;
  /** Displayed text: the customer's words, or a description of her edit of the slots. */
  readonly said: string;
  readonly asked: RecommendationsBody;
  readonly state: 'thinking' | 'done' | 'failed';
  readonly answer: Recommendations | null;
};
type Slot = Recommendations['slots'][number];
type Asked = { userId: string; all: readonly Advice[] };

/** Number of entries that survive a reload. */
const KEPT = 12;
/** Version of the stored format: entries of another version are discarded. */
const SHAPE = 2;
const keptOf = (userId: string) =>
  createTabStorage(personalKey(userId, 'advice'), () => window.sessionStorage);

/** A store outside React, so that a slow answer also arrives while the staff tab is shown. */
const asked = createStore<Asked>({ userId: '', all: [] });
const NOTHING = asked.get();

/** The wishes of this user in this tab, kept over reloads; a logout removes them. */
export function useAdvice(userId: string): readonly Advice[] {
  const { userId: whose, all } = useStore(asked);
  return whose === userId ? all : NOTHING.all;
}

/** Restores the stored wishes of this user, once. */
export function restoreAdvice(userId: string): void {
  if (asked.get().userId === userId) return;
  const record = readRecord(keptOf(userId));
  const isWhole = record?.shape === SHAPE && Array.isArray(record.all);
  asked.set({ userId, all: isWhole ? (record.all as Advice[]) : [] });
}

export function askAdvice(userId: string, wish: string): void {
  const before = asked.get().userId === userId ? asked.get().all : [];
  const { slots = [], recommendedCharms = [] } =
    before.findLast(({ answer }) => answer !== null)?.answer ?? {};
  const shown = recommendedCharms.map(({ _id }) => _id);
  ask(userId, before, wish, { description: wish, slots: slots.map(keyOf), seen: seenIn(before), shown });
}

/** Removes one understood slot and asks again with the others. */
export function removeSlot(userId: string, advice: Advice, slot: Slot): void {
  const left = (advice.answer?.slots ?? []).filter(({ key }) => key !== slot.key);
  // Without any slot left there is nothing to ask: the next wish starts afresh.
  if (left.length === 0 && advice.answer)
    change(userId, advice.id, { answer: { ...advice.answer, slots: [] } });
  else askEdited(userId, advice, copy.slots.without(slot.label), left.map(keyOf));
}

/** Replaces one understood slot with another choice of its kind. */
export function changeTo(userId: string, advice: Advice, slot: Slot, { key, label }: Choice): void {
  const slots = (advice.answer?.slots ?? []).map((one) =>
    one.key === slot.key ? { key, wanted: slot.wanted } : keyOf(one),
  );
  askEdited(userId, advice, copy.slots.changed(label), slots);
}

/** Adds a slot to the understood ones. */
export function addTo(userId: string, advice: Advice, { key, label }: Choice): void {
  const slots = [...(advice.answer?.slots ?? []).map(keyOf), { key, wanted: true }];
  askEdited(userId, advice, copy.slots.added(label), slots);
}

/** Asks again with manually edited slots: duplicates are dropped, and only these slots count. */
function askEdited(userId: string, advice: Advice, said: string, slots: readonly SlotKey[]): void {
  const { description } = advice.asked;
  const each = [...new Map(slots.map((slot) => [slot.key, slot])).values()].slice(-SLOTS_MAX);
  ask(userId, asked.get().all, said, { description, slots: each, edited: true });
}

export function askAgain(userId: string, { id, asked: body }: Advice): void {
  change(userId, id, { state: 'thinking' });
  inBackground(fetchAnswer(userId, id, body));
}

const keyOf = ({ key, wanted }: Slot) => ({ key, wanted });
const seenIn = (all: readonly Advice[]) =>
  [...new Set(all.flatMap(({ answer }) => answer?.recommendedCharms.map(({ _id }) => _id) ?? []))].slice(
    -SEEN_MAX,
  );

function ask(userId: string, before: readonly Advice[], said: string, body: RecommendationsBody): void {
  const id = Math.max(0, ...before.map((one) => one.id)) + 1;
  asked.set({ userId, all: [...before, { id, said, asked: body, state: 'thinking', answer: null }] });
  inBackground(fetchAnswer(userId, id, body));
}

async function fetchAnswer(userId: string, id: number, body: RecommendationsBody): Promise<void> {
  try {
    const found = await call<Recommendations>('POST', '/chat/ai/recommendations', { body });
    if (!change(userId, id, { state: 'done', answer: found })) return;
    if (isSuggestion(found, body)) toast({ type: 'success', ...copy.done });
  } catch (error) {
    if (change(userId, id, { state: 'failed' }))
      toast({ type: 'error', title: copy.failed, message: inWords(error) });
  }
}

/**
 * Whether the answer suggests anything. Questions are answered without charms, and thanks or a plain 'ok' with those that were shown
 * already, for the same wish.
 */
function isSuggestion(
  { understood, recommendedCharms: charms, slots }: Recommendations,
  { slots: before = [], shown = [] }: RecommendationsBody,
): boolean {
  const isNew = charms.some(({ _id }) => !shown.includes(_id));
  const known = new Set(before.map(slotName));
  return understood && charms.length > 0 && (isNew || slots.some((slot) => !known.has(slotName(slot))));
}

const slotName = ({ key, wanted }: SlotKey) => `${key} ${wanted}`;

/** @returns false when she has logged out meanwhile: her answers are neither shown to the next user nor stored */
function change(userId: string, id: number, to: Partial<Advice>): boolean {
  const { userId: whose, all } = asked.get();
  if (whose !== userId || browserSession().state().endedBy === 'manual') return false;
  const now = all.map((advice) => (advice.id === id ? { ...advice, ...to } : advice));
  asked.set({ userId, all: now });
  const done = now.filter(({ state }) => state === 'done').slice(-KEPT);
  keptOf(userId).write(JSON.stringify({ shape: SHAPE, all: done }));
  return true;
}
