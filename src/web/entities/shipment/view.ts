import { SHIPMENTS_PAGE_SIZE } from '#domain/fulfilment/limits.ts';
import {
  SHIPMENT_FILTERS,
  SHIPMENT_SORTS,
  type ShipmentFilter,
  type ShipmentSort,
} from '#domain/fulfilment/shipments.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';

const SEARCH_MAX = 80;

/** The lists of shipments: the shipper's own, and the shop's. */
export type ShipmentsList = '/shipper' | '/admin?tab=shipments';

/** The shop looks at what is new, a shipper at what he must bring next. */
const USUAL_SORT: Record<ShipmentsList, ShipmentSort> = {
  '/shipper': 'due',
  '/admin?tab=shipments': 'newest',
};

/** What a list of shipments shows; it is all in the address: `/shipper?trang-thai=in_progress&trang=2`. */
export type ShipmentsView = {
  /** a customer, part of an order's id, a tracking number */
  readonly search: string;
  readonly status: ShipmentFilter;
  readonly sort: ShipmentSort;
  readonly page: number;
};

/** Reads an address; whatever makes no sense in it counts as absent. */
export function viewOf(list: ShipmentsList, params: URLSearchParams): ShipmentsView {
  const page = Number(params.get('trang'));
  return {
    search: tidyLine(params.get('q') ?? '').slice(0, SEARCH_MAX),
    status: SHIPMENT_FILTERS.find((status) => status === params.get('trang-thai')) ?? 'all',
    sort: SHIPMENT_SORTS.find((sort) => sort === params.get('sap-xep')) ?? USUAL_SORT[list],
    page: Number.isSafeInteger(page) && page >= 1 ? Math.min(page, 10_000) : 1,
  };
}

/** The address of a view, without what goes without saying. */
export function shipmentsPath(list: ShipmentsList, view: Partial<ShipmentsView>): string {
  const { search = '', status = 'all', sort = USUAL_SORT[list], page = 1 } = view;
  const [path, fixed] = list.split('?');
  const params = new URLSearchParams(fixed);
  if (search !== '') params.set('q', search);
  if (status !== 'all') params.set('trang-thai', status);
  if (sort !== USUAL_SORT[list]) params.set('sap-xep', sort);
  if (page > 1) params.set('trang', String(page));
  const query = params.toString();
  return query === '' ? `${path}` : `${path}?${query}`;
}

/** Another choice starts at the first page. */
export function changed(view: ShipmentsView, change: Partial<Omit<ShipmentsView, 'page'>>): ShipmentsView {
  return { ...view, ...change, page: 1 };
}

/** Whether some shipments may be left out: then an empty list does not mean that there are none. */
export function isFiltered({ search, status }: ShipmentsView): boolean {
  return search !== '' || status !== 'all';
}

/** The question to `/shipments` and `/shipments/my-shipments`. */
export function shipmentsParams({ search, status, sort, page }: ShipmentsView) {
  return { search: search || undefined, status, sort, page, limit: SHIPMENTS_PAGE_SIZE };
}
