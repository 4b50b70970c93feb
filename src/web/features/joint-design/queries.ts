import type { CharmsPage } from '#contract/http/catalogue.ts';
import type { OfferedBracelet } from '#contract/http/joint-design.ts';
import type { ChatId } from '#domain/kernel/ids.ts';
import { read } from '#web/lib/api.ts';
import { readPage } from '#web/lib/read-page.ts';

const CHARMS_SHOWN = 24;

/** The saved designs of the chat's customer. */
export const offeredQuery = (chat: ChatId) => read<OfferedBracelet[]>(`/chat/${chat}/bracelets`);

/** Charms in stock matching the search words. */
export const charmsFoundQuery = (q: string) =>
  readPage<CharmsPage>('/charms', { ...(q && { q }), inStock: true, limit: CHARMS_SHOWN });
