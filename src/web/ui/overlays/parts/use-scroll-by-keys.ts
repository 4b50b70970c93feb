import { useCallback } from 'react';

const FOCUSED = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Makes a scrollable region without focusable content focusable itself, so that the keyboard can scroll it. @returns its ref */
export function useScrollByKeys() {
  return useCallback((region: HTMLElement | null) => {
    if (region === null) return;
    const look = () => {
      const isStuck = region.scrollHeight > region.clientHeight && region.querySelector(FOCUSED) === null;
      region.toggleAttribute('tabindex', isStuck);
      if (isStuck) region.tabIndex = 0;
    };
    const resized = new ResizeObserver(look);
    resized.observe(region);
    const changed = new MutationObserver(look);
    changed.observe(region, { childList: true, subtree: true, characterData: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, []);
}
