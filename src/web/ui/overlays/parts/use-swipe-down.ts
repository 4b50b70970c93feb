import { useRef, type PointerEvent, type RefObject } from 'react';

/** px that a sheet must be pulled down to close */
const FAR_ENOUGH = 96;

/** Dragging the head of a bottom sheet moves it with the finger; far enough closes it, less makes it spring back. */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, on: boolean, close: () => void) {
  const from = useRef<number | null>(null);
  const pulled = (event: PointerEvent) =>
    from.current === null ? 0 : Math.max(0, event.clientY - from.current);

  const end = (event: PointerEvent) => {
    const far = pulled(event) > FAR_ENOUGH;
    from.current = null;
    sheet.current?.removeAttribute('data-dragging');
    sheet.current?.style.removeProperty('--drag');
    if (far) close();
  };

  if (!on) return {};
  return {
    onPointerDown: (event: PointerEvent) => {
      const onControl = event.target instanceof Element && event.target.closest('button, a') !== null;
      if (event.pointerType === 'mouse' || onControl) return;
      from.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
      sheet.current?.setAttribute('data-dragging', '');
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current !== null) sheet.current?.style.setProperty('--drag', `${pulled(event)}px`);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
