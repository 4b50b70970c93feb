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

/** The most rows that one call may ask for. */
const MOST = 100;
/** Charms that one more press of 'more' brings. */
const PAGE = 24;

/** The letters, digits and the heart of the name tool. */
export const lettersQuery = () => read<CharmsPage>('/charms', { tags: [LETTER_TAG], limit: MOST });

/** One page of the catalogue by kind and words. */
export const offerQuery = (type: CategoryType | null, words: string, page: number) =>
  read<CharmsPage>('/charms', { type: type ?? undefined, q: words, page, limit: PAGE });

/** What Bông makes palettes of: what is in stock, the best loved first. */
export const belovedCharmsQuery = () => read<CharmsPage>('/charms', { inStock: true, limit: MOST });

/** The one charm that is sold under a name. */
export const namedCharm = (name: string) => read<CharmsPage>('/charms', { q: name, limit: 1 });

/** How big charms are, where the shop knows it. */
export const sizesQuery = () => read<CharmSizes>('/charms/sizes');

export const readyMadeQuery = (id: ReadyMadeId) => read<ReadyMadeDetail>(`/ready-made-bracelets/${id}`);

/** Where the list of one's own designs is kept. */
export const SAVED_DESIGNS = ['/custom-bracelets'];

export type { BraceletString, Charm, TyingMethod };
