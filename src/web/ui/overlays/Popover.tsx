import { Suspense, useId, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { lazyPart } from './lazy-part.ts';

export interface TriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'dialog' | 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: (event: MouseEvent) => void;
}

export interface PopoverProps {
  /** `(props) => <IconButton icon="info" label="…" {...props} />` */
  renderTrigger: (props: TriggerProps) => ReactNode;
  title: ReactNode;
  /** as a function it receives `close` */
  children: ReactNode | ((close: () => void) => ReactNode);
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
}

const { Part, usePreload } = lazyPart(() => import('./parts/PopoverPart.tsx'));

/** A popover of 320 px beside its button; opens towards free space; Escape, an outside click or a second click close it. */
export function Popover({ renderTrigger, ...content }: PopoverProps) {
  usePreload();
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);

  const toggle = () => {
    setWanted(true);
    setOpen(!open);
  };

  return (
    <>
      {renderTrigger({
        ref: anchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: toggle,
      })}
      <Suspense fallback={null}>
        {wanted && <Part {...content} id={id} open={open} anchor={anchor} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
