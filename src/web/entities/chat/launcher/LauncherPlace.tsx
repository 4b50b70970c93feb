import { useEffect, useRef } from 'react';
import { useUser } from '#web/lib/session/use-session.ts';
import { registerPlace } from './places.ts';
import * as styles from './place.module.css';
import { classes } from '#web/ui/classes.ts';

interface PlaceProps {
  /** in a header that only phones have */
  phone?: boolean;
}

/**
 * Slot for the launcher among the icons of a header, where nothing scrolls under it; used while the corner has no free position.
 */
export function LauncherPlace(props: PlaceProps) {
  const user = useUser();
  return user && user.role !== 'shipper' ? <Place {...props} /> : null;
}

/** Reserves the launcher's size even while it is elsewhere, so that nothing beside it moves. */
function Place({ phone = false }: PlaceProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(
    () => (place.current === null ? undefined : registerPlace({ element: place.current, phone })),
    [phone],
  );
  return (
    <span
      ref={place}
      className={classes('launcher-place', styles.place)}
      data-launcher-place={phone ? 'phone' : ''}
    />
  );
}
