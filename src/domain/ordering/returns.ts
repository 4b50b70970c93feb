import { after, days } from '../kernel/time.ts';
import type { ShopSettings } from '../shop/settings.ts';
import type { OrderActor } from './statuses.ts';

/**
 * What comes after the parcel (decision 0079): within some days she asks to have a bracelet exchanged, repaired or paid back;
 * staff decide, the bracelet comes back where it must, and the case ends. It is a case beside the order, whose status stays.
 */
export const RETURN_WISHES = ['exchange', 'repair', 'refund'] as const;
export type ReturnWish = (typeof RETURN_WISHES)[number];

/** What staff do about it. */
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

/** What is told of a case; also that its parcel does not come: she is reminded, then staff look at it. */
export const RETURN_NEWS = ['ask', ...RETURN_ACTS, 'remind', 'overdue'] as const;
export type ReturnNews = (typeof RETURN_NEWS)[number];

type ReturnMove = {
  readonly act: ReturnAct;
  readonly by: OrderActor;
  readonly from: readonly ReturnStage[];
  readonly to: ReturnStage;
};

/** Every move of a case; any other is refused. */
export const RETURN_MOVES: readonly ReturnMove[] = [
  { act: 'withdraw', by: 'customer', from: ['asked'], to: 'withdrawn' },
  { act: 'accept', by: 'admin', from: ['asked'], to: 'awaited' },
  // She says by whom and under which number; said again it is mended.
  { act: 'send', by: 'customer', from: ['awaited'], to: 'awaited' },
  // Nothing has to come back: a charm that came off is sent after, a bracelet that never was right stays with her.
  { act: 'accept_unseen', by: 'admin', from: ['asked'], to: 'received' },
  // Also later: the parcel never came, or what came in it was worn.
  { act: 'decline', by: 'admin', from: ['asked', 'awaited', 'received'], to: 'declined' },
  { act: 'receive', by: 'admin', from: ['awaited'], to: 'received' },
  { act: 'finish', by: 'admin', from: ['received'], to: 'done' },
];

/** The move of an act at a stage, or undefined when this actor may not make it there. */
export function findReturnMove(stage: ReturnStage, act: ReturnAct, by: OrderActor): ReturnMove | undefined {
  return RETURN_MOVES.find((move) => move.act === act && move.by === by && move.from.includes(stage));
}

export function returnActs(stage: ReturnStage, by: OrderActor): ReturnAct[] {
  return RETURN_ACTS.filter((act) => findReturnMove(stage, act, by) !== undefined);
}

/** Cases that are not over; an order line has one of them at most. */
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
 * What time itself does to a parcel that was agreed on and does not come: who has not sent it is reminded once, and after
 * twice that long staff look at it.
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

/** How staff look for them at their desk: what waits for the shop (also a parcel that does not come), and what is on its way back. */
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

/** How many bracelets of a line may be asked about now: none beside an open case, none that was paid back before. */
export function returnableOf<Item>(
  line: { readonly item: Item; readonly quantity: number },
  cases: readonly Case<Item>[],
): number {
  const own = cases.filter(({ item }) => item === line.item);
  if (own.some(({ stage }) => isOpenReturn(stage))) return 0;
  const paidBack = own.filter(({ stage, outcome }) => stage === 'done' && outcome === 'refund');
  return Math.max(0, line.quantity - paidBack.reduce((sum, { quantity }) => sum + quantity, 0));
}

/** What becomes of a bracelet that came back. */
export const RETURNED_GOODS = ['restocked', 'written_off'] as const;
export type ReturnedGoods = (typeof RETURNED_GOODS)[number];

/** Whether staff say where the bracelet goes: it is here, and stays here. */
export function staysHere(outcome: ReturnOutcome | null, isHere: boolean): boolean {
  return isHere && outcome !== 'repair';
}

export const RETURN_PHOTOS_MAX = 4;
/** Longer side of such a photograph as it is kept, in pixels. */
export const RETURN_PHOTO_SIDE = 1_600;
/** Characters of what she writes, and of what the shop answers. */
export const RETURN_WORDS_MAX = 500;
