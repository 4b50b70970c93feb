import { useEffect, useRef } from 'react';

/**
 * For what replaces a stage of the payment: if the focus was on a button that went with that stage, the element gets it. The focus
 * stays where it is elsewhere, in the chat for example.
 */
export function useLostFocus<Element extends HTMLElement>(isNew: boolean) {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (isNew && document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [isNew]);
  return element;
}
