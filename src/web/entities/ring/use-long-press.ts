import { useRef, useState, type PointerEvent } from 'react';
import { LONG_PRESS } from '#domain/design/limits.ts';

/** A tap is shorter than this, in milliseconds: the progress ring shows only to those who hold on. */
const TAP = 150;
/** A finger that moves further than this is dragging or scrolling, in pixels. */
const WANDERED = 8;

type Press = { timers: readonly ReturnType<typeof setTimeout>[]; x: number; y: number };

/**
 * Holding still with a finger for 500 ms (spec §2). `holding` is true for the remaining time, to show the progress ring.
 * The click that follows a long press is swallowed by `onClickCapture`.
 */
export function useLongPress(onLongPress: () => void) {
  const [holding, setHolding] = useState(false);
  const press = useRef<Press | null>(null);
  const fired = useRef(false);

  const stop = () => {
    if (press.current === null) return;
    for (const timer of press.current.timers) clearTimeout(timer);
    press.current = null;
    setHolding(false);
  };
  return {
    holding,
    handlers: {
      onPointerDown(event: PointerEvent) {
        fired.current = false;
        if (event.pointerType === 'mouse' || !event.isPrimary) return;
        const shown = setTimeout(() => setHolding(true), TAP);
        const held = setTimeout(() => {
          stop();
          fired.current = true;
          navigator.vibrate?.(12);
          onLongPress();
        }, LONG_PRESS);
        press.current = { timers: [shown, held], x: event.clientX, y: event.clientY };
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
      // Prevents the phone's context menu for the picture after a long press.
      onContextMenu(event: { preventDefault: () => void }) {
        if (press.current !== null || fired.current) event.preventDefault();
      },
    },
  };
}
