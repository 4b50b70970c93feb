import { keepFocusInSight } from './keep-focus-in-sight.ts';
import { keepNewsTap } from './keep-news-tap.ts';
import { keepVisitLink } from './keep-visit-link.ts';

/**
 * Holds clicks and input that arrive before a part's code does. Server-rendered parts whose code is still loading carry
 * `data-asleep` (`lib/hooks/use-holds-taps.ts`). A button clicked there is marked (`data-held`) and clicked again, once, when its
 * part is hydrated; typed text is replayed into the part, which would otherwise overwrite it with its initial value. Links,
 * summaries and fields work without code, except that a link waits behind a button that was clicked before it.
 *
 * Runs in the head of every page, as a script of its own (`src/server/ssr/first-view.ts`).
 */
function holdTaps(): void {
  const held = new Set<HTMLElement>();
  const late = new Set<HTMLAnchorElement>();
  const typed = new Map<Field, string | boolean>();
  const observer = new MutationObserver(() => awaken());
  const hold = (event: Event, element: HTMLElement) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    // The set makes a second, impatient click on the same element count once.
    held.add(element);
    element.dataset['held'] = '';
    element.ariaBusy = 'true';
    // For parts that load on the first interaction (`ui/overlays/first-interaction.ts`).
    document.documentElement.dataset['somebody'] = '';
    observer.observe(document.documentElement, CHANGES);
  };
  const release = (element: HTMLElement, now: HTMLElement) => {
    held.delete(element);
    delete now.dataset['held'];
    now.ariaBusy = null;
    if (now instanceof HTMLFormElement) now.requestSubmit();
    else now.click();
  };
  const awaken = () => {
    for (const [field, value] of typed)
      if (!asleep(field)) {
        typed.delete(field);
        replayInput(field, value);
      }
    for (const element of held) {
      const isLink = element instanceof HTMLAnchorElement;
      const now = isLink && !element.isConnected ? redrawn(element) : element;
      if (now && !asleep(now) && (!isLink || [...held][0] === element)) release(element, now);
    }
    if (held.size + typed.size === 0) observer.disconnect();
    // Loading a new document would abort mutations in flight (`lib/call.ts`).
    if ('changing' in document.documentElement.dataset) return;
    for (const link of late) if (held.has(link)) location.assign(link.href);
  };
  const giveUpOn = (link: HTMLAnchorElement) => {
    late.add(link);
    awaken();
  };

  addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(PRESSABLE);
      if (!pressed) return;
      if (pressed.matches(BUTTON)) {
        if (asleep(pressed)) hold(event, pressed);
      } else if (pressed instanceof HTMLAnchorElement && held.size > 0 && goesOn(pressed, event)) {
        hold(event, pressed);
        // If the code does not load in time, the link is followed as a plain page load.
        setTimeout(giveUpOn, LINK_WAITS_MS, pressed);
      }
    },
    { capture: true },
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (form instanceof HTMLFormElement && asleep(form)) hold(event, form);
    },
    { capture: true },
  );
  for (const type of ['input', 'change'])
    addEventListener(
      type,
      ({ target }) => {
        if (!isField(target) || !asleep(target)) return;
        typed.set(target, valueOf(target));
        observer.observe(document.documentElement, CHANGES);
      },
      { capture: true },
    );
}

const CHANGES = { subtree: true, childList: true, attributeFilter: ['data-asleep', 'data-changing'] };
const BUTTON = 'button, input[type="submit"], [role="button"]';
const PRESSABLE = `${BUTTON}, a[href], summary, label, input, select, textarea`;
/** Long enough for a slow line: giving up loses what the button before it was pressed for. */
const LINK_WAITS_MS = 15_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const asleep = (element: Element) => element.closest('[data-asleep]') !== null;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const valueOf = (field: Field) => (isTicked(field) ? field.checked : field.value);

/** The link that was drawn in place of a removed one, which, clicked, would load a whole new document. */
const redrawn = (link: HTMLElement) =>
  document.querySelector<HTMLElement>(`a[href="${link.getAttribute('href')}"]`);

/** Whether a click follows the link in this tab. */
function goesOn({ target }: HTMLAnchorElement, { button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey) && (target === '' || target === '_self');
}

/** Replays a value as if it were typed now. React ignores an input event whose value equals the field's last one. */
function replayInput(field: Field, value: string | boolean): void {
  if (isTicked(field)) {
    if (value === field.checked) field.checked = !value;
    return field.click();
  }
  field.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
}

holdTaps();
keepFocusInSight();
keepVisitLink();
keepNewsTap();
