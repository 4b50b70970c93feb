import { useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';

interface Combo<Item> {
  /** the text of the field */
  value: string;
  /** what is listed for a text; everything for an empty one */
  itemsFor: (typed: string) => readonly Item[];
  /** whether the field holds this item, or means nothing else */
  isMeant: (item: Item) => boolean;
  onType: (text: string) => void;
  onChoose: (item: Item) => void;
}

/**
 * What a text field with a list does (WAI-ARIA, combobox with a listbox): typing and a click open the list, arrows move
 * in it, Escape and leaving close it. Enter takes the row that was moved to or, if none was, the one that the text means;
 * where it means none, the list closes and the text stays. The focus stays in the field, and the page around it in reach.
 */
export function useCombo<Item>({ value, itemsFor, isMeant, onType, onChoose }: Combo<Item>) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  // Somebody who comes back to a field that holds one of the list sees the whole list again.
  const [typing, setTyping] = useState(false);
  const [moved, setMoved] = useState<number | null>(null);
  const all = open && !typing ? itemsFor('') : [];
  const items = open && (typing || !all.some(isMeant)) ? itemsFor(value) : all;
  const meant = items.findIndex(isMeant);
  const active = open ? Math.min(moved ?? meant, items.length - 1) : -1;
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
        // The browser fills in fields that nobody is in.
        setOpen(currentTarget === currentTarget.ownerDocument.activeElement);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
        if (act === undefined) return;
        // A dialog around the field closes with Escape too.
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
