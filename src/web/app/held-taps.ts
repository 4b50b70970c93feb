import { keepFocusInSight } from './keep-focus-in-sight.ts';

/**
 * What is done on a page before its code is there, kept for it. Parts that the server drew and whose code is still on its way
 * carry `data-asleep` (`lib/hooks/use-asleep.ts`). A button that is tapped there is marked (`data-held`) and pressed again, once, when its
 * part awakens; what was typed there is told to the part, which would write its own beginning over it. Links, summaries and
 * fields need no code, except that a link waits its turn behind a button that was tapped before it.
 *
 * Runs in the head of every page, as a script of its own (`src/server/ssr/first-view.ts`).
 */
function holdTaps(): void {
  const held = new Set<HTMLElement>();
  const late = new Set<HTMLAnchorElement>();
  const typed = new Map<Field, string | boolean>();
  const asleep = (element: Element) => element.closest('[data-asleep]') !== null;

  const hold = (event: Event, element: HTMLElement) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    // A second tap on the same is impatience.
    held.add(element);
    element.dataset['held'] = '';
    element.ariaBusy = 'true';
    // For parts that come when somebody is there (`ui/overlays/first-interaction.ts`).
    document.documentElement.dataset['somebody'] = '';
  };
  const release = (element: HTMLElement) => {
    held.delete(element);
    delete element.dataset['held'];
    element.ariaBusy = null;
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  };
  const awaken = () => {
    for (const [field, value] of typed)
      if (!asleep(field)) {
        typed.delete(field);
        tell(field, value);
      }
    for (const element of held) {
      const isLink = element instanceof HTMLAnchorElement;
      if (!asleep(element) && (!isLink || [...held][0] === element)) release(element);
    }
    // A new document would cut off what is on its way (`lib/call.ts`).
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
        // Where the code does not come, the address does.
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
        if (isField(target) && asleep(target)) typed.set(target, valueOf(target));
      },
      { capture: true },
    );
  new MutationObserver(awaken).observe(document.documentElement, {
    subtree: true,
    attributeFilter: ['data-asleep', 'data-changing'],
  });
}

const BUTTON = 'button, input[type="submit"], [role="button"]';
const PRESSABLE = `${BUTTON}, a[href], summary, label, input, select, textarea`;
const LINK_WAITS_MS = 6_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const valueOf = (field: Field) => (isTicked(field) ? field.checked : field.value);

/** Whether a click follows the link in this tab. */
function goesOn({ target }: HTMLAnchorElement, { button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey) && (target === '' || target === '_self');
}

/** As if it were typed now. React hears of a value only if it is another one than the field last had. */
function tell(field: Field, value: string | boolean): void {
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
