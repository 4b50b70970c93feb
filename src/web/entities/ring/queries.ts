import type { BraceletString, CharmsPage, TyingMethod } from '#contract/http/catalogue.ts';
import type { SavedDesign } from '#contract/http/design.ts';
import type { CharmId, DesignId } from '#domain/kernel/ids.ts';
import { read } from '#web/lib/api.ts';

/** Maximum number of items per request. */
export const CHARMS_BY_ID_MAX = 100;

/** Charms by id, as currently sold; unavailable ones are omitted. */
export const charmsById = (ids: readonly CharmId[]) =>
  read<CharmsPage>('/charms', { ids: ids.slice(0, CHARMS_BY_ID_MAX), limit: CHARMS_BY_ID_MAX });

export const stringsQuery = () => read<BraceletString[]>('/bracelet-strings');
export const tyingMethodsQuery = () => read<TyingMethod[]>('/tying-methods');

/** The customer's own design. */
export const ownDesignQuery = (id: DesignId) => read<SavedDesign>(`/custom-bracelets/${id}`);
