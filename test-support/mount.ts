import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, onTestFinished, vi } from 'vitest';

/**
 * Renders an element into the page until the test ends. The file needs a DOM: `// @vitest-environment happy-dom`.
 * @returns the containing element, and a function that re-renders
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

/** Gives an object of the page another property than its prototype has, until the test ends. */
export function override(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(target, name));
}

/** Adds what browsers have and happy-dom lacks: locks, and the element `search`. */
export function completePage(): void {
  override(navigator, 'locks', { request: (_name: string, work: () => unknown) => work() });
  const create = document.createElement.bind(document);
  const spy = vi
    .spyOn(document, 'createElement')
    .mockImplementation((tag: string) => create(tag === 'search' ? 'section' : tag));
  onTestFinished(() => spy.mockRestore());
}

/** Clicks an element within `act`. */
export const press = (element: Element | null | undefined) =>
  act(async () => void element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));

/** Waits for asynchronous updates, such as an incoming response. @param check throws until it holds */
export async function eventually(check: () => void): Promise<void> {
  for (const end = Date.now() + 60_000; ;) {
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 10))));
    try {
      return check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** Types into a field, with the events of an input method. */
export const fill = (field: HTMLInputElement | HTMLTextAreaElement | null, text: string) =>
  act(async () => {
    if (field === null) return;
    // Bypasses React's own value tracking, which would ignore the event as unchanged.
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

/** The first button of the page, dialogs included, with this label; its busy label may follow. */
export const buttonOf = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(words));

/** Stops the page's `performance.now()` for the tests of a file. @returns lets it go on by so many milliseconds */
export function stopTime(): (ms: number) => void {
  let now = 0;
  beforeEach(() => {
    now = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    return () => vi.restoreAllMocks();
  });
  return (ms) => void (now += ms);
}
