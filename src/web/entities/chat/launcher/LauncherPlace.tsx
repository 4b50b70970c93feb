import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useUser } from '#web/lib/session/use-session.ts';
import { keepsLauncherInHead, takePlace } from './places.ts';
import * as styles from './place.module.css';
import { classes } from '#web/ui/classes.ts';

/** Where the launcher stands at phone widths, on some pages at all: among the icons of a head, over which nothing scrolls. */
export function LauncherPlace() {
  const user = useUser();
  return user && user.role !== 'shipper' ? <Place /> : null;
}

/** As large as the launcher before that is there. */
function Place() {
  const place = useRef<HTMLSpanElement>(null);
  const always = keepsLauncherInHead(useLocation().pathname);
  useEffect(() => (place.current === null ? undefined : takePlace(place.current)), []);
  return (
    <span
      ref={place}
      className={classes('launcher-place', styles.place)}
      data-launcher-place={always ? 'always' : ''}
    />
  );
}
