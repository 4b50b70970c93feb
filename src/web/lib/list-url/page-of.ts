import { tidyLine } from '#domain/kernel/text-rules.ts';

const SEARCH_MAX = 80;
const PAGE_MAX = 10_000;

/** The page of a list by its address; nonsense counts as the first. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('trang'));
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, PAGE_MAX) : 1;
}

/** What a list is searched for by its address. */
export function searchOf(params: URLSearchParams): string {
  return tidyLine(params.get('q') ?? '').slice(0, SEARCH_MAX);
}
