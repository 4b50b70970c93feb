import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { placeTip } from './place-tip.ts';

interface TooltipProps {
  /** nothing shows while empty */
  text: string | undefined;
  /** puts the id on the control: `(describedBy) => <button aria-describedby={describedBy} />` */
  children: (describedBy: string | undefined) => ReactNode;
}

/**
 * A sentence over a control on hover, focus and tap; for the reason why a button is blocked.
 * It lives in the browser's top layer, so no card clips it, and screen readers have it as the description.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const host = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);

  if (!text) return children(undefined);

  const show = () => {
    const control = host.current?.firstElementChild;
    if (!control || !tip.current?.isConnected) return;
    tip.current.showPopover?.();
    placeTip(tip.current, control);
  };
  const hide = () => tip.current?.hidePopover?.();
  const hideOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && hide();

  return (
    <span
      ref={host}
      role="presentation"
      className="contents"
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onClick={show}
      onKeyDown={hideOnEscape}
    >
      {children(id)}
      <span ref={tip} id={id} role="tooltip" popover="manual" className="tip">
        {text}
      </span>
    </span>
  );
}
