import { useRef, type Ref } from 'react';
import { socketConnected } from '#web/lib/socket.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { useStore } from '#web/ui/store.ts';
import { copy } from '../copy.vi.ts';
import { CHAT_WINDOW } from '../window/window-id.ts';
import { badgeOf } from './badge.ts';
import { useAvoidControls } from './use-avoid-controls.ts';
import './launcher.css';

interface LauncherProps {
  ref: Ref<HTMLButtonElement>;
  open: boolean;
  /** messages that wait to be read */
  unread: number;
  onToggle: () => void;
}

/** Opens and closes the chat: a dot says whether it is connected, a badge what waits (spec §2, Chat launcher). */
export function Launcher({ ref, open, unread, onToggle }: LauncherProps) {
  const connected = useStore(socketConnected);
  const box = useRef<HTMLDivElement>(null);
  useAvoidControls(box, open);
  const count = badgeOf(unread);
  const waits = unread > 0 && !open;
  const state = connected ? copy.launcher.connected : copy.launcher.connecting;
  const action = open ? copy.launcher.close : copy.launcher.open;
  return (
    <div ref={box} className="launcher">
      <button
        ref={ref}
        type="button"
        aria-label={[action, waits && copy.launcher.unread(count), state].filter(Boolean).join(', ')}
        aria-expanded={open}
        aria-controls={open ? CHAT_WINDOW : undefined}
        onClick={onToggle}
      >
        <Icon name={open ? 'close' : 'chat'} size={28} />
        <i className={classes('dot', !connected && 'off')} />
        {waits && <b className="unread num">{count}</b>}
      </button>
      <p className="tip-text" aria-hidden="true">
        {state}
        {waits && <b>{copy.launcher.unread(count)}</b>}
      </p>
    </div>
  );
}
