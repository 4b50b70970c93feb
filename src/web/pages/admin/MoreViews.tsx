import { classes } from '#web/ui/classes.ts';
import { Link } from 'react-router';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import { tabPath, VIEW_NAMES, type TabName, type ViewName } from '#web/lib/paths/admin-tabs.ts';
import { preloadTab, tabIcon } from './tabs.ts';
import * as styles from './counts.module.css';

/**
 * The secondary row of views under the cards: numbers, customers, the audit log. @param except a view that is linked elsewhere
 */
export function MoreViews({ current, except }: { current: TabName; except?: ViewName | undefined }) {
  return (
    <nav className={styles.moreViews} aria-label={copy.views.label}>
      {VIEW_NAMES.filter((name) => name !== except).map((name) => (
        <ViewChip key={name} name={name} current={current} />
      ))}
    </nav>
  );
}

/** Link to one view. */
export function ViewChip({ name, current }: { name: ViewName; current: TabName }) {
  return (
    <Link
      to={tabPath(name)}
      preventScrollReset
      className={classes('chip', styles.view, name === current && classes('on', styles.on))}
      aria-current={name === current ? 'page' : undefined}
      onPointerEnter={() => preloadTab(name)}
      onFocus={() => preloadTab(name)}
    >
      <Icon name={tabIcon(name)} size={18} />
      {copy.views[name]}
    </Link>
  );
}
