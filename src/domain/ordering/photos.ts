import { after, hours } from '../kernel/time.ts';
import type { ShopSettings } from '../shop/settings.ts';
import type { OrderActor, OrderStatus } from './statuses.ts';

/**
 * The photo before making (decision 0053): before a bracelet that was designed is threaded for good, the workshop lays it
 * out, sends photographs, and waits for the customer's word. A stage of `confirmed`, beside the ten statuses.
 */
export const PHOTO_STAGES = ['none', 'wanted', 'sent', 'changes_requested', 'approved', 'set_aside'] as const;
export type PhotoStage = (typeof PHOTO_STAGES)[number];

/** What somebody does about the photographs of an order. */
export const PHOTO_ACTS = ['send', 'approve', 'ask', 'accept', 'decline', 'set_aside'] as const;
export type PhotoAct = (typeof PHOTO_ACTS)[number];

/** What is told of them: every act, and that she was reminded. */
export const PHOTO_NEWS = [...PHOTO_ACTS, 'remind', 'overdue'] as const;
export type PhotoNews = (typeof PHOTO_NEWS)[number];

type PhotoMove = {
  readonly act: PhotoAct;
  readonly by: OrderActor;
  readonly from: readonly PhotoStage[];
  /** Null: it stays where it is. */
  readonly to: PhotoStage | null;
  /** Nothing happens without a sentence. */
  readonly needsWords?: true;
};

/** Every move of the stage; any other is refused. */
export const PHOTO_MOVES: readonly PhotoMove[] = [
  // Also a better one before she answered, and one although it was set aside.
  { act: 'send', by: 'admin', from: ['wanted', 'sent', 'changes_requested', 'set_aside'], to: 'sent' },
  // She may find that it is fine as it is after all.
  { act: 'approve', by: 'customer', from: ['sent', 'changes_requested'], to: 'approved' },
  { act: 'ask', by: 'customer', from: ['sent'], to: 'changes_requested', needsWords: true },
  { act: 'accept', by: 'admin', from: ['changes_requested'], to: null, needsWords: true },
  { act: 'decline', by: 'admin', from: ['changes_requested'], to: 'sent', needsWords: true },
  {
    act: 'set_aside',
    by: 'admin',
    from: ['wanted', 'sent', 'changes_requested'],
    to: 'set_aside',
    needsWords: true,
  },
];

/** The move of an act at a stage, or undefined when this actor may not make it there. */
export function findPhotoMove(stage: PhotoStage, act: PhotoAct, by: OrderActor): PhotoMove | undefined {
  return PHOTO_MOVES.find((move) => move.act === act && move.by === by && move.from.includes(stage));
}

/** What an actor may do now: only a confirmed order has photographs made. */
export function photoActs(status: OrderStatus, stage: PhotoStage, by: OrderActor): PhotoAct[] {
  if (status !== 'confirmed') return [];
  return PHOTO_ACTS.filter((act) => findPhotoMove(stage, act, by) !== undefined);
}

/** Where an order begins: what was designed is shown first, what lies ready is taken from the shelf. */
export function firstPhotoStage(items: readonly { readonly isCustom: boolean }[]): PhotoStage {
  return items.some(({ isCustom }) => isCustom) ? 'wanted' : 'none';
}

/** Whether the bracelets may be made and packed (409 `PROOF_MISSING` otherwise). */
export function mayBePacked(stage: PhotoStage): boolean {
  return stage === 'none' || stage === 'approved' || stage === 'set_aside';
}

/** Wishes to change something that are simply done; from the next on the workshop says yes or no. No charge is ever taken. */
export const FREE_CHANGES = 2;

/** @param asked how many times she asked for a change by now, this one included */
export function needsDecision(asked: number): boolean {
  return asked > FREE_CHANGES;
}

export const PHOTOS_MAX = 4;
/** Longer side of such a photograph as it is kept, in pixels. */
export const PHOTO_SIDE = 1_600;
export const MARKS_MAX = 8;
/** Characters of what she wishes, and of what the workshop says. */
export const PHOTO_WORDS_MAX = 500;

/** Charms that she may exchange with one answer. */
export const EXCHANGES_MAX = 25;

/** A charm that she exchanged with her answer, for one of the same price: by their names of that day. */
export type PhotoExchange = {
  /** The bracelet's name. */
  readonly bracelet: string;
  /** From 0. */
  readonly position: number;
  readonly from: string;
  readonly to: string;
};

type Answered = { readonly exchanges: readonly PhotoExchange[] };

/** Whether photographs still show what she gets: once she exchanged charms, only newer ones can be agreed to. */
export function showsWhatHangs({ exchanges }: Answered): boolean {
  return exchanges.length === 0;
}

/** A place on a photograph: which of the round (from 0), and how far from its left and top, in thousandths. */
export type PhotoMark = { readonly photo: number; readonly x: number; readonly y: number };

/** Whether every mark lies on a photograph that there is. */
export function areMarksOn(photos: number, marks: readonly PhotoMark[]): boolean {
  return marks.every(({ photo }) => photo < photos);
}

type Waiting = { readonly since: Date; readonly remindedAt: Date | null; readonly isForStaff: boolean };
type Patience = Pick<ShopSettings, 'photoRemindAfter' | 'photoDecideAfter'>;

/** What time itself does to photographs that she has not answered since then: she is reminded once, then staff decide. */
export function dueOf(
  { since, remindedAt, isForStaff }: Waiting,
  now: Date,
  patience: Patience,
): 'remind' | 'decide' | null {
  const isOver = (past: number) => after(since, hours(past)) <= now;
  if (isForStaff) return null;
  if (isOver(patience.photoDecideAfter)) return 'decide';
  return remindedAt === null && isOver(patience.photoRemindAfter) ? 'remind' : null;
}

/** How staff look for them at their desk. */
export const PHOTO_FILTERS = ['to_send', 'waiting', 'to_decide', 'ready'] as const;
export type PhotoFilter = (typeof PHOTO_FILTERS)[number];

/** Where a confirmed order stands for whoever works on it. */
export function photoFilterOf(stage: PhotoStage, isForStaff: boolean): PhotoFilter {
  if (mayBePacked(stage)) return 'ready';
  if (isForStaff) return 'to_decide';
  return stage === 'sent' ? 'waiting' : 'to_send';
}
