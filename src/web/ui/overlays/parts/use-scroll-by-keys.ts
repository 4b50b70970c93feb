import { useCallback } from 'react';

const FOCUSED = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** What scrolls and holds nothing that takes the focus takes it itself, so that keys move it. @returns a ref of it */
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
