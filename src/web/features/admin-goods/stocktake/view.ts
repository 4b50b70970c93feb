import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Pagination } from '#contract/envelope.ts';
import type { CharmsPage, ReadyMadePage } from '#contract/http/catalogue.ts';
import { CHARM_PICTURE_WIDTHS, SEARCH_MAX } from '#domain/catalogue/limits.ts';
import { pictureAt, pictureOf } from '#domain/catalogue/pictures.ts';
import { read } from '#web/lib/api.ts';
import { idField, defineListUrl, choiceField, searchWords } from '#web/lib/list-url/define-list-url.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';

export const KINDS = ['charm', 'vong'] as const;
export type Kind = (typeof KINDS)[number];

/** Filters of the stocktake: `/admin?tab=stocktake&danh-muc=…&trang=2`; `&loai=vong` for bracelets, `&mon=…` for one charm. */
export const {
  read: viewOf,
  path: stocktakePath,
  changed,
} = defineListUrl(tabPath('stocktake'), {
  kind: choiceField('loai', KINDS),
  search: searchWords(SEARCH_MAX),
  category: idField('danh-muc'),
  /** only the charm whose label was scanned */
  only: idField('mon'),
});

export type StocktakeView = ReturnType<typeof viewOf>;

/** An item with stock to count. */
export type Shelf = {
  _id: string;
  name: string;
  stock: number;
  reservedStock: number;
  picture: string | null;
  /** API path below `/api` */
  path: '/charms' | '/ready-made-bracelets';
};
type Shelves = { shelves: Shelf[]; pagination: Pagination };

/** Sorted by name, so that the order is stable while counting. */
export const charmShelves = ({ search, category, only, page }: StocktakeView, limit: number) =>
  queryOptions({
    ...read<CharmsPage>('/charms', {
      q: search || undefined,
      category: category || undefined,
      ids: only || undefined,
      sort: 'name',
      page,
      limit,
    }),
    select: ({ charms, pagination }): Shelves => ({
      shelves: charms.map(({ images, ...charm }) => ({
        ...charm,
        picture: smallest(pictureOf(images)),
        path: '/charms',
      })),
      pagination,
    }),
    placeholderData: keepPreviousData,
  });

/** Newest first; this order is stable while counting, too. */
export const braceletShelves = ({ search, page }: StocktakeView, limit: number) =>
  queryOptions({
    ...read<ReadyMadePage>('/ready-made-bracelets', { q: search || undefined, sort: 'newest', page, limit }),
    select: ({ bracelets, pagination }): Shelves => ({
      shelves: bracelets.map(({ image, ...bracelet }) => ({
        ...bracelet,
        picture: image,
        path: '/ready-made-bracelets',
      })),
      pagination,
    }),
    placeholderData: keepPreviousData,
  });

const smallest = (url: string | null) =>
  url === null ? null : pictureAt(url, Math.min(...CHARM_PICTURE_WIDTHS));
