import { sourceIn, type VisitSource } from '#domain/ordering/visit-source.ts';
import { tryStorage } from './storage/storage.ts';
import { VISIT_LINK } from './visit-link.ts';

/**
 * The traffic source of the link that opened this tab, or null. It lives as long as the tab: an order placed tomorrow belongs to
 * another visit. Nothing of it leaves the device before an order.
 */
export function visitSource(): VisitSource | null {
  return sourceIn(new URLSearchParams(tryStorage(() => window.sessionStorage.getItem(VISIT_LINK)) ?? ''));
}
