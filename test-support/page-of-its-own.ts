import { afterAll, vi } from 'vitest';

// Test files of one worker share imported modules and one page. A browser tab's session, cart and toasts are module state, so every
// file that has a page loads the app anew, and leaves nothing behind.
if (typeof document !== 'undefined') {
  vi.resetModules();
  afterAll(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
    document.head.replaceChildren();
    document.body.replaceChildren();
  });
}
