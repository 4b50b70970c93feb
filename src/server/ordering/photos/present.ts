import type { OrderPhoto, OrderPhotos, PhotoRound } from '#contract/http/photos.ts';
import { FREE_CHANGES } from '#domain/ordering/photos.ts';
import type { OrderRow } from '../orders/repository.ts';
import type { PhotoRow, RoundRow, StoredRound } from './repository.ts';

export function presentPhotos(order: OrderRow, rounds: readonly StoredRound[]): OrderPhotos {
  const asked = rounds.filter(({ round }) => round.askedAt !== null).length;
  return {
    order: order.id,
    status: order.status,
    stage: order.photoStage,
    rounds: rounds.map(presentRound),
    freeChangesLeft: Math.max(0, FREE_CHANGES - asked),
    forStaffSince: order.photoForStaffSince?.toISOString() ?? null,
  };
}

function presentRound({ round, photos }: StoredRound): PhotoRound {
  return {
    number: round.number,
    photos: photos.map(presentPhoto),
    note: round.note,
    sentAt: round.sentAt.toISOString(),
    approvedAt: round.approvedAt?.toISOString() ?? null,
    change: changeOf(round),
    decision: decisionOf(round),
  };
}

function changeOf({ askedAt, wish, marks, exchanges }: RoundRow): PhotoRound['change'] {
  if (askedAt === null || wish === null) return null;
  return { at: askedAt.toISOString(), wish, marks: [...marks], exchanges: [...exchanges] };
}

function decisionOf({ decidedAt, isAccepted, answer }: RoundRow): PhotoRound['decision'] {
  if (decidedAt === null || isAccepted === null || answer === null) return null;
  return { at: decidedAt.toISOString(), isAccepted, answer };
}

export function presentPhoto({ id, orderId, width, height }: PhotoRow): OrderPhoto {
  return { _id: id, url: `/api/orders/${orderId}/photos/${id}`, width, height };
}
