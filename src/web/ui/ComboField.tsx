import { Suspense, useRef, type FocusEvent, type Ref } from 'react';
import type { FieldTexts } from './Field.tsx';
import { lazyPart } from './lazy-part.ts';
import { TextField } from './TextField.tsx';

/** A row of the list. */
export interface ComboItem {
  /** what the field holds once it is chosen */
  name: string;
  /** quieter, after the name */
  note?: string | undefined;
}

export interface ComboFieldProps extends FieldTexts {
  value: string;
  onValue: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** what the list shows now, already searched and sorted */
  items: readonly ComboItem[];
  /** said when nothing fits */
  empty: string;
  name?: string;
  placeholder?: string;
  autoComplete?: string;
  disabled?: boolean;
  ok?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

const { Part, usePreload } = lazyPart(() => import('./parts/ComboPart.tsx'));

/** A line of text that offers what fits it, by keyboard, mouse and touch. Before its list has arrived it is a plain one. */
export function ComboField({ items, empty, onValue, ...field }: ComboFieldProps) {
  usePreload();
  const focused = useRef(false);
  const plain = (
    <TextField
      {...field}
      onChange={(event) => onValue(event.currentTarget.value)}
      onFocus={() => (focused.current = true)}
      onBlur={(event) => {
        focused.current = false;
        field.onBlur?.(event);
      }}
    />
  );
  return (
    <Suspense fallback={plain}>
      <Part {...{ items, empty, onValue, ...field }} takesFocus={focused} />
    </Suspense>
  );
}
