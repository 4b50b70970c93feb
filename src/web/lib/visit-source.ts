import { keptSource, sourceIn, type VisitSource } from '#domain/ordering/visit-source.ts';
import { createTabStorage, readRecord } from './storage/tab-storage.ts';

/** It lives as long as the tab: an order of tomorrow came by another visit. Nothing of it leaves the device before an order. */
const kept = createTabStorage('visit.source', () => window.sessionStorage);

/** Keeps what an address says of where its visitor came from; one that says nothing changes nothing. */
export function keepVisitSource(search: string): void {
  const source = sourceIn(new URLSearchParams(search));
  if (source !== null) kept.write(JSON.stringify(source));
}

/** What the link said by which this tab was opened, or null. */
export function visitSource(): VisitSource | null {
  return keptSource(readRecord(kept));
}
