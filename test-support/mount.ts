import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

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

/** What browsers have and the page of a test does not: locks, and the element `search`. */
export function completePage(): void {
  const locks = { request: (_name: string, work: () => unknown) => work() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  const create = document.createElement.bind(document);
  const spy = vi
    .spyOn(document, 'createElement')
    .mockImplementation((tag: string) => create(tag === 'search' ? 'section' : tag));
  onTestFinished(() => spy.mockRestore());
}

/** Does something that the page answers to. */
export const press = (element: Element | null | undefined) =>
  act(async () => void element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));

/** Waits for what the page does by itself, such as with an answer that comes. @param check throws until it is so */
export async function eventually(check: () => void): Promise<void> {
  for (const end = Date.now() + 4000; ;) {
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 10))));
    try {
      return check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** Writes into a field, as a person's input method tells a page. */
export const fill = (field: HTMLInputElement | HTMLTextAreaElement | null, text: string) =>
  act(async () => {
    if (field === null) return;
    // Past React's own record of the value, which would take the event for an echo.
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** Chooses files with a file field. */
export const choose = (picker: HTMLInputElement | null, ...files: File[]) =>
  act(async () => {
    if (picker === null) return;
    Object.defineProperty(picker, 'files', { value: files, configurable: true });
    picker.dispatchEvent(new Event('change', { bubbles: true }));
  });

/** The first button of the page, dialogs included, that says so; what it says while it works stands after it. */
export const buttonOf = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(words));
