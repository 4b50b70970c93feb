import { useEffect, useRef, type FocusEvent, type Ref } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldTexts } from './Field.tsx';
import { Icon } from '../media/Icon.tsx';
import { useCombo } from './use-combo.ts';
import '../styles/combo.css';
import '../styles/popup.css';

/** An option of the list. */
export interface ComboItem {
  /** value of the field when chosen */
  name: string;
  /** secondary text after the name */
  note?: string | undefined;
}

interface ComboFieldProps extends FieldTexts {
  value: string;
  onValue: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** options for a text, filtered and sorted; all of them for an empty text */
  itemsFor: (typed: string) => readonly ComboItem[];
  /** name of the option that the text means when spelled differently: `sai gon` */
  meant?: string | undefined;
  /** shown when nothing matches */
  empty: string;
  name?: string;
  placeholder?: string;
  autoComplete?: string;
  ok?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A combobox: a text field with matching suggestions, for keyboard, mouse and touch. Typed text stays until an option is chosen.
 */
export function ComboField(props: ComboFieldProps) {
  const { label, hint, error, optional, keepLine, className, ok, ...combo } = props;
  const { itemsFor, meant, empty, onValue, onBlur, ...input } = combo;
  const { open, items, ...parts } = useCombo({
    value: input.value,
    itemsFor,
    isMeant: ({ name }: ComboItem) =>
      name === meant || (!meant && sameLetters(name) === sameLetters(input.value)),
    onType: onValue,
    onChoose: ({ name }: ComboItem) => onValue(name),
  });
  return (
    <Field {...{ label, hint, error, optional, keepLine, className }}>
      {(links) => (
        <div className={classes('inp combo', ok && !error && 'ok')}>
          <input
            type="text"
            {...input}
            {...links}
            {...parts.input}
            onBlur={(event) => {
              parts.input.onBlur();
              onBlur?.(event);
            }}
          />
          <Icon name="chevron-down" size={18} />
          {open && (items.length > 0 || empty !== '') && (
            <ComboList items={items} empty={empty} parts={parts} />
          )}
        </div>
      )}
    </Field>
  );
}

/** Normalizes composed and decomposed characters, and case, for comparison. */
function sameLetters(text: string): string {
  return text.normalize('NFC').trim().toLocaleLowerCase('vi');
}

type ListProps = Pick<ComboFieldProps, 'empty'> & {
  items: readonly ComboItem[];
  parts: Omit<ReturnType<typeof useCombo<ComboItem>>, 'open' | 'items' | 'input'>;
};

function ComboList({ items, empty, parts }: ListProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    const list = box.current;
    const field = list?.parentElement;
    if (!list || !field) return;
    const { top, bottom } = field.getBoundingClientRect();
    const scroller = field.closest('.dialog > .body');
    const room = scroller?.getBoundingClientRect();
    const above = top - Math.max(0, room?.top ?? 0);
    const below = Math.min(window.innerHeight, room?.bottom ?? Infinity) - bottom;
    // Opens above the field where there is more space than below; in a dialog only if it fits there.
    if (below < list.offsetHeight && above > (scroller ? list.offsetHeight : below)) list.classList.add('up');
    else if (scroller) list.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    // Keeps the focus in the field.
    <div ref={box} className="combo-list" onMouseDown={(event) => event.preventDefault()} role="presentation">
      {items.length === 0 ? (
        <p className="none" role="status">
          {empty}
        </p>
      ) : (
        <ul {...parts.list}>
          {items.map((item, row) => (
            <li key={item.name} className="menu-item" {...parts.option(item, row)}>
              <span>{item.name}</span>
              {item.note && <small>{item.note}</small>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
