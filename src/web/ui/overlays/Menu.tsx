import { Suspense, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { IconName } from '../media/Icon.tsx';
import { lazyPart } from './lazy-part.ts';
import type { TriggerProps } from './Popover.tsx';

export interface MenuItem {
  label: string;
  icon?: IconName;
  /** path of a page in the shop; otherwise an action */
  to?: string;
  onSelect?: () => void;
  disabled?: boolean;
  /** separator above it: for the last item of the account menu */
  lineAbove?: boolean;
}

interface MenuTriggerProps extends TriggerProps {
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** `(props) => <IconButton icon="user" label="…" {...props} />` */
  renderTrigger: (props: MenuTriggerProps) => ReactNode;
  /** for screen readers */
  label: string;
  items: readonly MenuItem[];
  /** above the items: the name of the signed-in user */
  head?: ReactNode;
  align?: 'start' | 'center' | 'end';
}

const { Part, usePreload } = lazyPart(() => import('./parts/MenuPart.tsx'));

/** A dropdown menu: arrow keys, Home, End and letters move, Enter selects, Escape closes. */
export function Menu({ renderTrigger, ...content }: MenuProps) {
  usePreload();
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [byKeyboard, setByKeyboard] = useState(false);

  const show = (next: boolean, fromKeyboard: boolean) => {
    setWanted(true);
    setByKeyboard(fromKeyboard);
    setOpen(next);
  };
  const openOnArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    show(true, true);
  };

  return (
    <>
      {renderTrigger({
        ref: anchor,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        // a click with detail 0 comes from Enter or Space
        onClick: (event) => show(!open, event.detail === 0),
        onKeyDown: openOnArrow,
      })}
      <Suspense fallback={null}>
        {wanted && (
          <Part
            {...content}
            id={id}
            open={open}
            byKeyboard={byKeyboard}
            anchor={anchor}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
