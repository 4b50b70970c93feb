/**
 * Keeps where a tapped notification leads (the service worker's message `{ type: 'go', path: '/orders' }`) until the page goes there
 * (`use-news-taps.ts`). In the head of the page: a tab that is still loading would miss the message.
 */
export function keepNewsTap(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { type, path } = (data ?? {}) as { type?: unknown; path?: unknown };
    if (type === 'go' && typeof path === 'string' && path.startsWith('/'))
      document.documentElement.dataset['goes'] = path;
  });
}
