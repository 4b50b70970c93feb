import { SHIPMENTS_PAGE_SIZE } from '#domain/fulfilment/limits.ts';
import { SHIPMENT_FILTERS, SHIPMENT_SORTS, type ShipmentSort } from '#domain/fulfilment/shipments.ts';
import {
  idField,
  defineListUrl,
  choiceField,
  searchWords,
  sortBy,
} from '#web/lib/list-url/define-list-url.ts';

const shipmentsUrl = (path: string, usualSort: ShipmentSort) =>
  defineListUrl(path, {
    /** matches a customer, part of an order id, or a tracking number */
    search: searchWords(),
    status: choiceField('trang-thai', SHIPMENT_FILTERS, 'all'),
    /** id of the shipper; empty for all */
    shipper: idField('nguoi-giao'),
    /** only those that wait for staff */
    waits: choiceField('cho', ['', 'tiem']),
    sort: sortBy(SHIPMENT_SORTS, usualSort),
  });

/** The lists of shipments: shippers see what is due next, staff what is newest. */
const LISTS = {
  '/shipper': shipmentsUrl('/shipper', 'due'),
  '/admin?tab=shipments': shipmentsUrl('/admin?tab=shipments', 'newest'),
};

export type ShipmentsList = keyof typeof LISTS;
export type ShipmentsView = ReturnType<(typeof LISTS)['/shipper']['read']>;

/** Parses a URL; invalid values count as absent. */
export const viewOf = (list: ShipmentsList, params: URLSearchParams): ShipmentsView =>
  LISTS[list].read(params);

/** The URL of a view, without default values. */
export const shipmentsPath = (list: ShipmentsList, view: Partial<ShipmentsView>): string =>
  LISTS[list].path(view);

export const { changed, isFiltered } = LISTS['/shipper'];

/** Query parameters for `/shipments` and `/shipments/my-shipments`. */
export function shipmentsParams({ sort, page, ...filters }: ShipmentsView, limit = SHIPMENTS_PAGE_SIZE) {
  return { ...filterParams(filters), sort, page, limit };
}

/** Query parameters of the filters, shared by `/shipments` and its export. */
export function filterParams({ search, status, shipper, waits }: Omit<ShipmentsView, 'sort' | 'page'>) {
  return {
    search: search || undefined,
    status,
    shipper: shipper || undefined,
    waits: waits === '' ? undefined : true,
  };
}
