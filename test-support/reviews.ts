import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { AdminReview, AdminReviewsPage, MyReview, ReviewsPage } from '#contract/http/reviews.ts';
import type { TestShop } from './app.ts';
import { shipmentActions } from './parcels.ts';
import type { Visitor } from './visitor.ts';

export const WORDS = 'Vòng xinh và chắc tay, gói rất cẩn thận.';

type OfOrder = { _id: string };

/** Reviews by customers of delivered orders, their moderation by admins, and the public list. */
export async function reviewsAsAdmin(site: TestShop) {
  const people = await shipmentActions(site);
  const shown = async () => (await site.visitor().get<ReviewsPage>('/api/reviews?limit=100')).data;
  return {
    people,
    shown,
    delivered: async () => (await people.broughtTo('in_transit', 'out_for_delivery', 'delivered')).order,
    write: ({ _id }: OfOrder, body: object = {}, who: Visitor = people.linh) =>
      who.put<MyReview>(`/api/orders/${_id}/review`, { stars: 5, text: WORDS, ...body }),
    sendPhoto: ({ _id }: OfOrder, bytes: Buffer) =>
      people.linh.upload<MyReview>(
        `/api/orders/${_id}/review`,
        { bytes },
        { method: 'PUT', fields: { stars: '4', text: WORDS } },
      ),
    takeBack: ({ _id }: OfOrder, who: Visitor = people.linh) => who.delete(`/api/orders/${_id}/review`),
    judge: ({ _id, updatedAt }: MyReview, status = 'shown', who: Visitor = people.admin) =>
      who.put<AdminReview>(`/api/reviews/${_id}/verdict`, { status, updatedAt }),
    shownOne: async ({ _id }: MyReview) => (await shown()).reviews.find((review) => review._id === _id),
    deskPage: async (query = '') =>
      (await people.admin.get<AdminReviewsPage>(`/api/reviews/admin${query}`)).data,
    /** Uploaded files. */
    stored: () => readdir(join(site.shop.config.dataDir, 'uploads')).catch((): string[] => []),
  };
}

export const photo = (colour = '#a8476a'): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 700, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
