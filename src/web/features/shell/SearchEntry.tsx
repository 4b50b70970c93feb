import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FocusAfter } from './search/SearchPanel.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { shellCopy as copy } from './copy.vi.ts';
import { CONTENT_ID } from '#web/ui/actions/SkipLink.tsx';
import { inBackground } from '#web/ui/in-background.ts';

const load = () => import('./search/SearchPanel.tsx');
const SearchPanel = lazy(load);

/** The search button on wide screens. The panel is a chunk of its own, preloaded when the pointer or focus approaches. */
export function SearchEntry() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const preload = () => inBackground(load().catch(() => undefined));

  // If the chunk fails to load, falls back to the garden's search.
  const toggle = () =>
    open
      ? setOpen(false)
      : load().then(
          () => setOpen(true),
          () => navigate('/garden'),
        );
  const close = (focus: FocusAfter) => {
    setOpen(false);
    if (focus === 'opener') button.current?.focus({ preventScroll: true });
    if (focus === 'content') document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  };

  return (
    <>
      <IconButton
        ref={button}
        className="max-md:hidden"
        icon="search"
        label={copy.openSearch}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => inBackground(toggle())}
      />
      <Suspense fallback={null}>{open && <SearchPanel id={id} opener={button} onClose={close} />}</Suspense>
    </>
  );
}
