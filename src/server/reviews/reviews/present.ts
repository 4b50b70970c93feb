import type * as wire from '#contract/http/reviews.ts';
import { publicName } from '#domain/reviews/reviews.ts';
import type { Person } from '#server/identity/index.ts';
import { presentPhoto } from '../photos/service.ts';
import type { ReviewRow } from './repository.ts';

/** Shown with a review: its author, if her account still exists, and the bracelet's name. */
export type About = { customer: Pick<Person, 'name' | 'email'> | undefined; bracelet: string };

export function presentPublished(row: ReviewRow, { customer, bracelet }: About): wire.PublishedReview {
  return { ...presentWords(row), name: publicName(customer?.name ?? null), bracelet };
}

export function presentMine(row: ReviewRow): wire.MyReview {
  return {
    ...presentWords(row),
    order: row.orderId,
    status: row.status,
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentForAdmin(row: ReviewRow, about: About): wire.AdminReview {
  const { customer } = about;
  return {
    ...presentPublished(row, about),
    order: row.orderId,
    customer: customer ? { name: customer.name, email: customer.email } : null,
    status: row.status,
    updatedAt: row.updatedAt.toISOString(),
  };
}

function presentWords({ id, stars, text, photo, createdAt }: ReviewRow) {
  return { _id: id, stars, text, photo: presentPhoto(photo), createdAt: createdAt.toISOString() };
}
