import { useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { isComposing } from '../is-composing.ts';

interface Combo<Item> {
  /** the text of the field */
  value: string;
  /** options for a text; all of them for an empty text */
  itemsFor: (typed: string) => readonly Item[];
  /** whether the field's text means exactly this option */
  isMeant: (item: Item) => boolean;
  onType: (text: string) => void;
  onChoose: (item: Item) => void;
}

/**
 * Behaviour of a combobox with a listbox (WAI-ARIA): typing and a click open the list, arrow keys move in it, Escape and blur
 * close it. Enter chooses the active option or, if there is none, the one that the text means; where it means none, the list
 * closes and the text stays. The focus stays in the field, and the page around it remains reachable.
 */
export function useCombo<Item>({ value, itemsFor, isMeant, onType, onChoose }: Combo<Item>) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  // On returning to a field that holds a listed value, the whole list shows again.
  const [typing, setTyping] = useState(false);
  const [moved, setMoved] = useState<number | null>(null);
  const all = open && !typing ? itemsFor('') : [];
  const items = open && (typing || !all.some(isMeant)) ? itemsFor(value) : all;
  const meantIndex = items.findIndex(isMeant);
  const active = open ? Math.min(moved ?? meantIndex, items.length - 1) : -1;
  const listed = open && items.length > 0;

  const show = (to: number | null = null) => {
    if (!open) setTyping(false);
    setMoved(to);
    setOpen(true);
  };
  const walkIn = () => show(Math.max(0, itemsFor('').findIndex(isMeant)));
  const choose = (item: Item) => {
    onChoose(item);
    setOpen(false);
  };
  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => (open ? setMoved((active + 1) % Math.max(1, items.length)) : walkIn()),
    ArrowUp: () => (open ? setMoved(active <= 0 ? items.length - 1 : active - 1) : walkIn()),
    Enter: open ? () => (active >= 0 ? choose(items[active]!) : setOpen(false)) : undefined,
    Escape: open ? () => setOpen(false) : undefined,
  };
  const optionId = (row: number) => `${listId}-${row}`;
  return {
    open,
    items,
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': listed,
      'aria-controls': listed ? listId : undefined,
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      onClick: () => show(open ? moved : null),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        onType(currentTarget.value);
        setTyping(true);
        setMoved(null);
        // Browser autofill also changes fields that are not focused.
        setOpen(currentTarget === currentTarget.ownerDocument.activeElement);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const act = isComposing(event.nativeEvent) ? undefined : keys[event.key];
        if (act === undefined) return;
        // Otherwise a dialog around the field would close too.
        event.preventDefault();
        event.stopPropagation();
        act();
      },
      onBlur: () => setOpen(false),
    },
    list: { id: listId, role: 'listbox' },
    option: (item: Item, row: number) => ({
      id: optionId(row),
      role: 'option',
      'aria-selected': row === active,
      'data-highlighted': row === active || undefined,
      onClick: () => choose(item),
    }),
  } as const;
}
