import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/**
 * Draws a piece into a page of its own until the test is over. The file asks for a page: `// @vitest-environment happy-dom`.
 * @returns the element that holds it, and a way to draw it anew
 */
export async function mount(piece: ReactNode) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    box.remove();
  });
  const draw = (next: ReactNode) => act(async () => root.render(next));
  await draw(piece);
  return { box, draw };
}

/** Does something that the page answers to. */
export const press = (element: Element | null | undefined) =>
  act(async () => void element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
