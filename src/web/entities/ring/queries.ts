import type { BraceletString, CharmsPage, TyingMethod } from '#contract/http/catalogue.ts';
import type { SavedDesign } from '#contract/http/design.ts';
import type { CharmId, DesignId } from '#domain/kernel/ids.ts';
import { read } from '#web/lib/api.ts';

/** The most rows that one call may ask for. */
const MOST = 100;

/** Charms by id, as they are sold today; those that are gone are left out. */
export const charmsById = (ids: readonly CharmId[]) =>
  read<CharmsPage>('/charms', { ids: ids.slice(0, MOST), limit: MOST });

export const stringsQuery = () => read<BraceletString[]>('/bracelet-strings');
export const tyingMethodsQuery = () => read<TyingMethod[]>('/tying-methods');

/** One's own design. */
export const ownDesignQuery = (id: DesignId) => read<SavedDesign>(`/custom-bracelets/${id}`);
