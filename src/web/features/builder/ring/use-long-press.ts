import { useRef, useState, type PointerEvent } from 'react';
import { LONG_PRESS } from '#domain/design/limits.ts';

/** A finger that wanders further than this is dragging or scrolling, in pixels. */
const WANDERED = 8;

/**
 * Holding still with a finger for 500 ms (spec §2). `holding` shows the ring that fills.
 * The click that follows a long press is swallowed by `onClickCapture`.
 */
export function useLongPress(onLongPress: () => void) {
  const [holding, setHolding] = useState(false);
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const fired = useRef(false);

  const stop = () => {
    if (press.current !== null) clearTimeout(press.current.timer);
    press.current = null;
    setHolding(false);
  };
  return {
    holding,
    handlers: {
      onPointerDown(event: PointerEvent) {
        fired.current = false;
        if (event.pointerType === 'mouse' || !event.isPrimary) return;
        const timer = setTimeout(() => {
          stop();
          fired.current = true;
          navigator.vibrate?.(12);
          onLongPress();
        }, LONG_PRESS);
        press.current = { timer, x: event.clientX, y: event.clientY };
        setHolding(true);
      },
      onPointerMove(event: PointerEvent) {
        const start = press.current;
        if (start !== null && Math.hypot(event.clientX - start.x, event.clientY - start.y) > WANDERED) stop();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }) {
        if (!fired.current) return;
        fired.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      // Phones offer to save the picture after a long press.
      onContextMenu(event: { preventDefault: () => void }) {
        if (press.current !== null || fired.current) event.preventDefault();
      },
    },
  };
}
