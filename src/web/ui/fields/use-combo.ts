import { useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';

interface Combo<Item> {
  items: readonly Item[];
  /** the row that the field holds already, or -1 */
  chosen: number;
  onType: (text: string) => void;
  onChoose: (item: Item) => void;
}

/**
 * What a text field with a list does (WAI-ARIA, combobox with a listbox): typing and a click open the list, arrows move
 * in it, Enter takes the row, Escape and leaving close it. The focus stays in the field, and the page around it in reach.
 */
export function useCombo<Item>({ items, chosen, onType, onChoose }: Combo<Item>) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const active = open ? Math.min(at, items.length - 1) : -1;
  const listed = open && items.length > 0;

  const show = () => {
    if (!open) setAt(Math.max(0, chosen));
    setOpen(true);
  };
  const choose = (item: Item) => {
    onChoose(item);
    setOpen(false);
  };
  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => (open ? setAt((active + 1) % Math.max(1, items.length)) : show()),
    ArrowUp: () => (open ? setAt(active <= 0 ? items.length - 1 : active - 1) : show()),
    Enter: open && active >= 0 ? () => choose(items[active]!) : undefined,
    Escape: open ? () => setOpen(false) : undefined,
  };
  const optionId = (row: number) => `${listId}-${row}`;
  return {
    open,
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': listed,
      'aria-controls': listed ? listId : undefined,
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      onClick: show,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        onType(currentTarget.value);
        setAt(0);
        setOpen(true);
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
