import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { placeTip } from './place-tip.ts';

interface TooltipProps {
  /** renders no tooltip when empty */
  text: string | undefined;
  /** sets the id on the control: `(describedBy) => <button aria-describedby={describedBy} />` */
  children: (describedBy: string | undefined) => ReactNode;
}

/**
 * A sentence above a control on hover, focus and tap, such as the reason why a button is disabled.
 * It is in the browser's top layer, so no card clips it, and is the control's accessible description.
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
