import { keptSource, sourceIn, type VisitSource } from '#domain/ordering/visit-source.ts';
import { createTabStorage, readRecord } from './storage/tab-storage.ts';

/**
 * Lives as long as the tab: an order placed tomorrow belongs to another visit. Nothing of it leaves the device before an order.
 */
const kept = createTabStorage('visit.source', () => window.sessionStorage);

/** Stores the traffic source named in a URL; a URL without one changes nothing. */
export function keepVisitSource(search: string): void {
  const source = sourceIn(new URLSearchParams(search));
  if (source !== null) kept.write(JSON.stringify(source));
}

/** The traffic source of the link that opened this tab, or null. */
export function visitSource(): VisitSource | null {
  return keptSource(readRecord(kept));
}
