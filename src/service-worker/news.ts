/** Payload of a push message (`src/server/push/news.ts`); a notification replaces an earlier one with the same `tag`. */
export type News = { title: string; body: string; path: string; tag: string };

/** Parses a push message; null when it is malformed. A path never leads to another site. */
export function readNews(text: string): News | null {
  try {
    const { title, body, path, tag } = JSON.parse(text) as Record<string, unknown>;
    const known = typeof title === 'string' && typeof body === 'string' && typeof path === 'string';
    if (!known || !/^\/(?![/\\])/.test(path)) return null;
    return { title, body, path, tag: typeof tag === 'string' ? tag : path };
  } catch {
    return null;
  }
}

type Tab = Pick<WindowClient, 'url' | 'focused' | 'visibilityState'>;

/** Whether a tab of the shop is focused and visible: there the news appears by itself. */
export function isLookedAt(tabs: readonly Tab[]): boolean {
  return tabs.some(({ focused, visibilityState }) => focused && visibilityState === 'visible');
}

/** The tab that a clicked notification leads to: one that already shows the URL, else the one focused last. */
export function tabFor<T extends Pick<Tab, 'url'>>(tabs: readonly T[], address: string): T | undefined {
  return tabs.find(({ url }) => url === address) ?? tabs[0];
}
