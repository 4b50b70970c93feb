import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type {
  BraceletString,
  Charm,
  CharmSizes,
  CharmsPage,
  ReadyMadeDetail,
  TyingMethod,
} from '#contract/http/catalogue.ts';
import { LETTER_TAG, type CategoryType } from '#domain/catalogue/categories.ts';
import type { ReadyMadeId } from '#domain/kernel/ids.ts';
import { read } from '#web/lib/api.ts';

/** Page size limit of the API. */
const MOST = 100;
/** Page size of the catalogue, loaded by each press of 'more'. */
const PAGE = 24;

/** The letters, digits and the heart of the name tool. */
export const lettersQuery = () => read<CharmsPage>('/charms', { tags: [LETTER_TAG], limit: MOST });

/** One page of the catalogue by kind and words. */
export const offerQuery = (type: CategoryType | null, words: string, page: number) =>
  read<CharmsPage>('/charms', { type: type ?? undefined, q: words, page, limit: PAGE });

/** Source of Bông's palettes: charms in stock, most popular first. */
export const belovedCharmsQuery = () => read<CharmsPage>('/charms', { inStock: true, limit: MOST });

/** The charm with a given name. */
export const namedCharm = (name: string) => read<CharmsPage>('/charms', { q: name, limit: 1 });

/** Sizes of charms, where the shop has them. */
export const sizesQuery = () => read<CharmSizes>('/charms/sizes');

export const readyMadeQuery = (id: ReadyMadeId) => read<ReadyMadeDetail>(`/ready-made-bracelets/${id}`);

/** Fetches also where the browser believes to be offline: a fetch that waits for the network would leave a press unanswered. */
export const fetchNow = <Data, Key extends QueryKey>(
  queries: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> => queries.fetchQuery({ ...query, networkMode: 'always' });

/** Query key of the customer's saved designs. */
export const SAVED_DESIGNS = ['/custom-bracelets'];

export type { BraceletString, Charm, TyingMethod };
