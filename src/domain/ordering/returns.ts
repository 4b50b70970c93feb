import { after, days } from '../kernel/time.ts';
import type { ShopSettings } from '../shop/settings.ts';
import type { OrderActor } from './statuses.ts';

/**
 * Return cases (decision 0079): for some days after delivery a customer may ask to have a bracelet exchanged, repaired or
 * refunded; staff decide, the bracelet comes back where it must, and the case ends. The order keeps its status.
 */
export const RETURN_WISHES = ['exchange', 'repair', 'refund'] as const;
export type ReturnWish = (typeof RETURN_WISHES)[number];

/** What staff decide to do. */
export const RETURN_OUTCOMES = ['new_piece', 'repair', 'refund'] as const;
export type ReturnOutcome = (typeof RETURN_OUTCOMES)[number];

/** `awaited`: accepted, the bracelet is on its way back; `received`: it is here, or nothing has to come back. */
export const RETURN_STAGES = ['asked', 'awaited', 'received', 'done', 'declined', 'withdrawn'] as const;
export type ReturnStage = (typeof RETURN_STAGES)[number];

export const RETURN_ACTS = [
  'withdraw',
  'send',
  'accept',
  'accept_unseen',
  'decline',
  'receive',
  'finish',
] as const;
export type ReturnAct = (typeof RETURN_ACTS)[number];

/** Events of a case that are announced: every action, the reminder about a missing parcel, and its hand-over to staff. */
export const RETURN_NEWS = ['ask', ...RETURN_ACTS, 'remind', 'overdue'] as const;
export type ReturnNews = (typeof RETURN_NEWS)[number];

type ReturnMove = {
  readonly act: ReturnAct;
  readonly by: OrderActor;
  readonly from: readonly ReturnStage[];
  readonly to: ReturnStage;
};

/** Every transition of a case; any other is refused. */
const RETURN_MOVES: readonly ReturnMove[] = [
  { act: 'withdraw', by: 'customer', from: ['asked'], to: 'withdrawn' },
  { act: 'accept', by: 'admin', from: ['asked'], to: 'awaited' },
  // She enters the carrier and the tracking number; sending again corrects them.
  { act: 'send', by: 'customer', from: ['awaited'], to: 'awaited' },
  // Nothing comes back: a lost charm is sent on its own, or a bracelet that was wrong from the start stays with her.
  { act: 'accept_unseen', by: 'admin', from: ['asked'], to: 'received' },
  // Also later: the parcel never arrived, or the bracelet in it was worn.
  { act: 'decline', by: 'admin', from: ['asked', 'awaited', 'received'], to: 'declined' },
  { act: 'receive', by: 'admin', from: ['awaited'], to: 'received' },
  { act: 'finish', by: 'admin', from: ['received'], to: 'done' },
];

/** The transition of an act at a stage, or undefined when the actor may not make it there. */
export function findReturnMove(stage: ReturnStage, act: ReturnAct, by: OrderActor): ReturnMove | undefined {
  return RETURN_MOVES.find((move) => move.act === act && move.by === by && move.from.includes(stage));
}

export function returnActs(stage: ReturnStage, by: OrderActor): ReturnAct[] {
  return RETURN_ACTS.filter((act) => findReturnMove(stage, act, by) !== undefined);
}

/** Stages of open cases; an order line has at most one open case. */
export const OPEN_RETURN_STAGES = ['asked', 'awaited', 'received'] as const satisfies readonly ReturnStage[];

export function isOpenReturn(stage: ReturnStage): boolean {
  return OPEN_RETURN_STAGES.some((open) => open === stage);
}

type Awaited = {
  readonly since: Date;
  readonly remindedAt: Date | null;
  readonly isForStaff: boolean;
  readonly isSent: boolean;
};

/**
 * What is due for an agreed return whose parcel has not arrived: one reminder while the customer has not sent it, and after twice
 * that time a decision by staff.
 */
export function returnDueOf(
  { since, remindedAt, isForStaff, isSent }: Awaited,
  now: Date,
  { returnRemindAfter }: Pick<ShopSettings, 'returnRemindAfter'>,
): 'remind' | 'overdue' | null {
  const isOver = (times: number) => after(since, days(returnRemindAfter * times)) <= now;
  if (isForStaff) return null;
  if (isOver(2)) return 'overdue';
  return remindedAt === null && !isSent && isOver(1) ? 'remind' : null;
}

/** Filters of the desk: cases waiting for the shop (including overdue parcels), and bracelets on their way back. */
export const RETURN_FILTERS = ['for_staff', 'awaited'] as const;
export type ReturnFilter = (typeof RETURN_FILTERS)[number];

export const RETURN_FILTER_STAGES = {
  for_staff: ['asked', 'received'],
  awaited: ['awaited'],
} as const satisfies Record<ReturnFilter, readonly ReturnStage[]>;

type Case<Item> = {
  readonly item: Item;
  readonly quantity: number;
  readonly stage: ReturnStage;
  readonly outcome: ReturnOutcome | null;
};

/** How many bracelets of a line can still be returned: none while a case is open, none that were refunded before. */
export function returnableOf<Item>(
  line: { readonly item: Item; readonly quantity: number },
  cases: readonly Case<Item>[],
): number {
  const own = cases.filter(({ item }) => item === line.item);
  if (own.some(({ stage }) => isOpenReturn(stage))) return 0;
  const paidBack = own.filter(({ stage, outcome }) => stage === 'done' && outcome === 'refund');
  return Math.max(0, line.quantity - paidBack.reduce((sum, { quantity }) => sum + quantity, 0));
}

/** What happens to the stock of a returned bracelet. */
export const RETURNED_GOODS = ['restocked', 'written_off'] as const;
export type ReturnedGoods = (typeof RETURNED_GOODS)[number];

/** Whether staff must record what happens to the bracelet: it is with the shop and is not sent back repaired. */
export function needsGoodsOutcome(outcome: ReturnOutcome | null, isHere: boolean): boolean {
  return isHere && outcome !== 'repair';
}

export const RETURN_PHOTOS_MAX = 4;
/** Longer side of a stored photograph, in pixels. */
export const RETURN_PHOTO_SIDE = 1_600;
/** Maximum characters of the customer's request, and of the shop's answer. */
export const RETURN_WORDS_MAX = 500;
