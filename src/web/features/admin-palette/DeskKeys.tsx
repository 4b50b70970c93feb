import { useEffect, useEffectEvent, useState } from 'react';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { copy } from './copy.vi.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { readLetters } from './letters.ts';
import type { DeskTab } from './lines.ts';
import { PalettePanel } from './PalettePanel.tsx';
import { useRowKeys } from './use-row-keys.ts';

/** Keyboard control of the admin pages: Ctrl+K opens the palette, letter keys act on the list, ? lists the keys. */
export function DeskKeys({ tabs }: { tabs: readonly DeskTab[] }) {
  const [shown, setShown] = useState<'palette' | 'keys' | null>(null);
  const [times, setTimes] = useState(0);
  const [typed, setTyped] = useState('');
  const press = useEffectEvent((event: KeyboardEvent) => {
    // The chat panel takes the first Ctrl+K for its own search, and lets the second one through.
    const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
    if (event.defaultPrevented) return;
    if (isAsked) {
      setTimes(times + 1);
      setTyped('');
      setShown(shown === 'palette' ? null : 'palette');
    } else if (shown === 'palette' && isEarly(event)) setTyped((words) => words + event.key);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    readLetters();
    const hear = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
  useRowKeys(() => setShown('keys'));
  const close = () => setShown(null);
  return (
    <>
      <Dialog open={shown === 'palette'} onClose={close} title={copy.title} width={640}>
        <PalettePanel
          key={times}
          tabs={tabs}
          typed={typed}
          onType={setTyped}
          onClose={close}
          onKeys={() => setShown('keys')}
        />
      </Dialog>
      <KeysDialog open={shown === 'keys'} onClose={close} />
    </>
  );
}

/** A letter typed before the palette's field has the focus. */
const isEarly = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  key.length === 1 &&
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof Element && target.closest('[role="dialog"]'));
