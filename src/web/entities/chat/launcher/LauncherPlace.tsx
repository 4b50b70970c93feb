import { useEffect, useRef } from 'react';
import { useUser } from '#web/lib/session/use-session.ts';
import { takePlace } from './places.ts';
import * as styles from './place.module.css';
import { classes } from '#web/ui/classes.ts';

interface PlaceProps {
  /** in a head that only phones have */
  phone?: boolean;
}

/** Where the launcher stands while its corner has no free place: among the icons of a head, over which nothing scrolls. */
export function LauncherPlace(props: PlaceProps) {
  const user = useUser();
  return user && user.role !== 'shipper' ? <Place {...props} /> : null;
}

/** As large as the launcher, whether that is there or not: nothing beside it moves. */
function Place({ phone = false }: PlaceProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(
    () => (place.current === null ? undefined : takePlace({ element: place.current, phone })),
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
