import { useImperativeHandle, useRef, useState, type ComponentProps, type Ref } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { PHONE, useMedia, WIDE } from '#web/lib/hooks/use-media.ts';
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
  /** unread messages */
  unread: number;
  onToggle: () => void;
}

/**
 * Opens and closes the chat: a dot shows whether it is connected, a badge the unread count (spec §2, Chat launcher). It floats in
 * the lower right corner; where no position is free there, and at phone widths, it is an icon in the header.
 */
export function Launcher({ ref, open, unread, onToggle }: LauncherProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current!);
  const connected = useStore(socketConnected);
  const places = useStore(launcherPlaces);
  const { pathname } = useLocation();
  const phone = useMedia(PHONE);
  const wide = useMedia(WIDE);
  const [room, setRoom] = useState(true);
  const floats = !phone && !keepsLauncherInHead(pathname, wide);
  const place = floats && room ? undefined : places.findLast((each) => phone || !each.phone)?.element;
  const inHead = place !== undefined;
  const waiting = unread > 0 && !open ? badgeOf(unread) : null;
  const told = [
    connected ? copy.launcher.connected : copy.launcher.connecting,
    waiting && copy.launcher.unread(waiting),
  ];
  const tellRoom = (free: boolean) => {
    const focused = document.activeElement === button.current;
    flushSync(() => setRoom(free));
    if (focused) button.current?.focus({ preventScroll: true });
  };
  const content = (
    <>
      <button
        ref={button}
        type="button"
        className={inHead ? 'icon-btn' : undefined}
        aria-label={[open ? copy.launcher.close : copy.launcher.open, ...told.toReversed()]
          .filter(Boolean)
          .join(', ')}
        aria-expanded={open}
        aria-controls={open ? CHAT_WINDOW : undefined}
        onClick={onToggle}
      >
        <Icon name={open && !inHead ? 'close' : 'chat'} size={inHead ? 24 : 28} />
        <i className={classes(styles.dot, !connected && styles.off)} />
        {waiting && <b className={classes('num', styles.unread)}>{waiting}</b>}
      </button>
      <p className={styles.tipText} aria-hidden="true">
        {told[0]}
        {told[1] && <b>{told[1]}</b>}
      </p>
    </>
  );
  return (
    <>
      {inHead && createPortal(<div className={styles.inHead}>{content}</div>, place)}
      {(floats || !inHead) && (
        <Corner open={open} tellRoom={tellRoom}>
          {!inHead && content}
        </Corner>
      )}
    </>
  );
}

interface CornerProps extends Pick<ComponentProps<'div'>, 'children'> {
  open: boolean;
  tellRoom: (free: boolean) => void;
}

/** Its position at the lower right, which is checked even while the launcher is in the header. */
function Corner({ open, tellRoom, children }: CornerProps) {
  const box = useRef<HTMLDivElement>(null);
  useAvoidControls(box, open, tellRoom);
  return (
    <div ref={box} className={styles.launcher} data-launcher="">
      {children || <i className={styles.free} />}
    </div>
  );
}
