import { after, hours } from '../kernel/time.ts';
import type { ShopSettings } from '../shop/settings.ts';
import type { OrderActor, OrderStatus } from './statuses.ts';

/**
 * Photo approval (decision 0053): before a designed bracelet is threaded for good, the workshop lays it out, sends photographs,
 * and waits for the customer's answer. It is a stage within `confirmed`, beside the ten statuses.
 */
export const PHOTO_STAGES = ['none', 'wanted', 'sent', 'changes_requested', 'approved', 'set_aside'] as const;
export type PhotoStage = (typeof PHOTO_STAGES)[number];

/** Actions on an order's photographs. */
export const PHOTO_ACTS = ['send', 'approve', 'ask', 'accept', 'decline', 'set_aside'] as const;
export type PhotoAct = (typeof PHOTO_ACTS)[number];

/** Events that are announced: every action, the reminder, and the hand-over to staff. */
export const PHOTO_NEWS = [...PHOTO_ACTS, 'remind', 'overdue'] as const;
export type PhotoNews = (typeof PHOTO_NEWS)[number];

type PhotoMove = {
  readonly act: PhotoAct;
  readonly by: OrderActor;
  readonly from: readonly PhotoStage[];
  /** Null keeps the stage. */
  readonly to: PhotoStage | null;
  /** The action requires a message. */
  readonly needsWords?: true;
};

/** Every transition of the stage; any other is refused. */
export const PHOTO_MOVES: readonly PhotoMove[] = [
  // Also replaces photographs that she has not answered, or resumes an order that was set aside.
  { act: 'send', by: 'admin', from: ['wanted', 'sent', 'changes_requested', 'set_aside'], to: 'sent' },
  // She may still approve after asking for a change.
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

/** The transition of an act at a stage, or undefined when the actor may not make it there. */
export function findPhotoMove(stage: PhotoStage, act: PhotoAct, by: OrderActor): PhotoMove | undefined {
  return PHOTO_MOVES.find((move) => move.act === act && move.by === by && move.from.includes(stage));
}

/** Acts available to an actor; only a confirmed order has photographs. */
export function photoActs(status: OrderStatus, stage: PhotoStage, by: OrderActor): PhotoAct[] {
  if (status !== 'confirmed') return [];
  return PHOTO_ACTS.filter((act) => findPhotoMove(stage, act, by) !== undefined);
}

/** Stage of a new order: custom designs need photographs, ready-made bracelets come from the shelf. */
export function firstPhotoStage(items: readonly { readonly isCustom: boolean }[]): PhotoStage {
  return items.some(({ isCustom }) => isCustom) ? 'wanted' : 'none';
}

/** Whether the bracelets may be made and packed (409 `PROOF_MISSING` otherwise). */
export function mayBePacked(stage: PhotoStage): boolean {
  return stage === 'none' || stage === 'approved' || stage === 'set_aside';
}

/**
 * Change requests that the workshop carries out without a decision; from the next on it accepts or declines. Changes are never
 * charged.
 */
export const FREE_CHANGES = 2;

/** @param asked the number of change requests so far, this one included */
export function needsDecision(asked: number): boolean {
  return asked > FREE_CHANGES;
}

export const PHOTOS_MAX = 4;
/** Longer side of a stored photograph, in pixels. */
export const PHOTO_SIDE = 1_600;
export const MARKS_MAX = 8;
/** Maximum characters of the customer's request, and of the workshop's answer. */
export const PHOTO_WORDS_MAX = 500;

/** Charms that a customer may exchange in one answer. */
export const EXCHANGES_MAX = 25;

/** A charm that the customer exchanged in her answer for one of the same price; both by their names at that time. */
export type PhotoExchange = {
  /** The bracelet's name. */
  readonly bracelet: string;
  /** Zero-based. */
  readonly position: number;
  readonly from: string;
  readonly to: string;
};

type Answered = { readonly exchanges: readonly PhotoExchange[] };

/** Whether the photographs still match the order: after an exchange of charms only newer ones can be approved. */
export function matchesOrder({ exchanges }: Answered): boolean {
  return exchanges.length === 0;
}

/** A mark on a photograph: its index in the round (from 0), and the offset from its left and top in thousandths. */
export type PhotoMark = { readonly photo: number; readonly x: number; readonly y: number };

/** Whether every mark refers to an existing photograph. */
export function areMarksOn(photos: number, marks: readonly PhotoMark[]): boolean {
  return marks.every(({ photo }) => photo < photos);
}

type Waiting = { readonly since: Date; readonly remindedAt: Date | null; readonly isForStaff: boolean };
type Patience = Pick<ShopSettings, 'photoRemindAfter' | 'photoDecideAfter'>;

/** What is due for photographs unanswered since `since`: one reminder, later a decision by staff. */
export function photoDueOf(
  { since, remindedAt, isForStaff }: Waiting,
  now: Date,
  patience: Patience,
): 'remind' | 'decide' | null {
  const isOver = (past: number) => after(since, hours(past)) <= now;
  if (isForStaff) return null;
  if (isOver(patience.photoDecideAfter)) return 'decide';
  return remindedAt === null && isOver(patience.photoRemindAfter) ? 'remind' : null;
}

/** Filters of the photograph list at the desk. */
export const PHOTO_FILTERS = ['to_send', 'waiting', 'to_decide', 'ready'] as const;
export type PhotoFilter = (typeof PHOTO_FILTERS)[number];
