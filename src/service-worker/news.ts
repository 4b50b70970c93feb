/** What the shop tells (`src/server/push/news.ts`); news of one thing (`tag`) replace one another. */
export type News = { title: string; body: string; path: string; tag: string };

/** Reads a message of the shop; null for what is none. A path never leads to another site. */
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

/** Whether somebody looks at the shop already: there the news show by themselves. */
export function isLookedAt(tabs: readonly Tab[]): boolean {
  return tabs.some(({ focused, visibilityState }) => focused && visibilityState === 'visible');
}

/** The tab that a tapped notification leads to: one that shows the place, else the one looked at last. */
export function tabFor<T extends Pick<Tab, 'url'>>(tabs: readonly T[], address: string): T | undefined {
  return tabs.find(({ url }) => url === address) ?? tabs[0];
}
