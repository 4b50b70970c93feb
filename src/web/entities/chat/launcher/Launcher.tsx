import { useRef, type ComponentProps, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { PHONE, useMedia } from '#web/lib/hooks/use-media.ts';
import { socketConnected } from '#web/lib/socket.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { useStore } from '#web/ui/store.ts';
import { copy } from '../copy.vi.ts';
import { CHAT_WINDOW } from '../window/window-id.ts';
import { badgeOf } from './badge.ts';
import { keepsLauncherInHead, launcherPlaces } from './places.ts';
import { useAvoidControls } from './use-avoid-controls.ts';
import * as styles from './launcher.module.css';

interface LauncherProps {
  ref: Ref<HTMLButtonElement>;
  open: boolean;
  /** messages that wait to be read */
  unread: number;
  onToggle: () => void;
}

/**
 * Opens and closes the chat: a dot says whether it is connected, a badge what waits (spec §2, Chat launcher). At phone widths,
 * and where the corner has no place, it is an icon of the head; elsewhere it stands in the lower right corner.
 */
export function Launcher({ ref, open, unread, onToggle }: LauncherProps) {
  const connected = useStore(socketConnected);
  const places = useStore(launcherPlaces);
  const { pathname } = useLocation();
  const inHead = useMedia(PHONE) || keepsLauncherInHead(pathname);
  const place = inHead ? places.at(-1) : undefined;
  const waiting = unread > 0 && !open ? badgeOf(unread) : null;
  const state = connected ? copy.launcher.connected : copy.launcher.connecting;
  const action = open ? copy.launcher.close : copy.launcher.open;
  const button = {
    ref,
    type: 'button',
    'aria-label': [action, waiting && copy.launcher.unread(waiting), state].filter(Boolean).join(', '),
    'aria-expanded': open,
    'aria-controls': open ? CHAT_WINDOW : undefined,
    onClick: onToggle,
  } as const;
  if (place) {
    return createPortal(
      <button {...button} className={classes('icon-btn', styles.inHead)}>
        <Icon name="chat" size={24} />
        <Marks connected={connected} waiting={waiting} />
      </button>,
      place,
    );
  }
  return (
    <Floating open={open} button={button} told={[state, waiting && copy.launcher.unread(waiting)]}>
      <Icon name={open ? 'close' : 'chat'} size={28} />
      <Marks connected={connected} waiting={waiting} />
    </Floating>
  );
}

interface FloatingProps extends Pick<ComponentProps<'button'>, 'children'> {
  open: boolean;
  button: ComponentProps<'button'>;
  /** what its tooltip says: the connection, then what waits */
  told: readonly (string | null)[];
}

function Floating({ open, button, told: [state, waits], children }: FloatingProps) {
  const box = useRef<HTMLDivElement>(null);
  useAvoidControls(box, open);
  return (
    <div ref={box} className={styles.launcher} data-launcher="">
      <button {...button}>{children}</button>
      <p className={styles.tipText} aria-hidden="true">
        {state}
        {waits && <b>{waits}</b>}
      </p>
    </div>
  );
}

function Marks({ connected, waiting }: { connected: boolean; waiting: string | null }) {
  return (
    <>
      <i className={classes(styles.dot, !connected && styles.off)} />
      {waiting && <b className={classes('num', styles.unread)}>{waiting}</b>}
    </>
  );
}
