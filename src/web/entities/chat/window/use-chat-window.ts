import { useEffect, useEffectEvent, type RefObject } from 'react';
import { PHONE } from '#web/lib/hooks/use-media.ts';
import { useBackCloses } from '#web/ui/overlays/use-back-closes.ts';

/**
 * Integrates a chat window into the page: it takes the focus, and Escape closes it, also on what it hides. On phones, where it
 * covers the page, the page behind it is inert, 'back' closes it, and it ends above the on-screen keyboard.
 */
export function useChatWindow(box: RefObject<HTMLElement | null>, onClose: () => void): void {
  useBackCloses(true, onClose, () => window.matchMedia(PHONE).matches);
  useEffect(() => {
    const sheet = window.matchMedia(PHONE);
    const page = document.querySelector('[data-page]');
    const cover = () => page?.toggleAttribute('inert', sheet.matches);
    cover();
    sheet.addEventListener('change', cover);
    // Focusing the textarea on a phone would open the keyboard and hide the messages.
    const first = sheet.matches ? '[data-close]' : 'textarea';
    box.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
    return () => {
      sheet.removeEventListener('change', cover);
      page?.removeAttribute('inert');
    };
  }, [box]);

  // Registered on window: popups inside (the reactions) close first and stop the event.
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!(event.target instanceof HTMLElement) || box.current === null) return;
      const isBeneath = isUnder(box.current, event.target);
      if (isBeneath || box.current.contains(event.target)) close();
      // What the window hid is seen now, and still has the focus.
      if (isBeneath) event.target.focus({ preventScroll: true });
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [box]);

  useEffect(() => {
    const seen = window.visualViewport;
    const fit = () => {
      box.current?.style.setProperty('--seen-h', `${seen?.height ?? window.innerHeight}px`);
      box.current?.style.setProperty('--seen-top', `${seen?.offsetTop ?? 0}px`);
    };
    fit();
    seen?.addEventListener('resize', fit);
    seen?.addEventListener('scroll', fit);
    return () => {
      seen?.removeEventListener('resize', fit);
      seen?.removeEventListener('scroll', fit);
    };
  }, [box]);
}

/** Whether a control of the page is hidden by the window, at least in part. */
function isUnder(box: HTMLElement, control: HTMLElement): boolean {
  if (control.closest('[data-page]') === null || box.contains(control)) return false;
  const [over, own] = [box.getBoundingClientRect(), control.getBoundingClientRect()];
  const meetsAcross = own.left < over.right && own.right > over.left;
  return meetsAcross && own.top < over.bottom && own.bottom > over.top;
}
