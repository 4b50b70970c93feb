import { classes } from '#web/ui/classes.ts';
import { Link } from 'react-router';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import { tabPath, VIEW_NAMES, type TabName } from '#web/lib/paths/admin-tabs.ts';
import { preloadTab, tabIcon } from './tabs.ts';
import * as styles from './admin.module.css';

/** The quiet row under the cards: numbers, customers, who did what. */
export function MoreViews({ current }: { current: TabName }) {
  return (
    <nav className={styles.moreViews} aria-label={copy.views.label}>
      {VIEW_NAMES.map((name) => (
        <Link
          key={name}
          to={tabPath(name)}
          preventScrollReset
          className={classes('chip', name === current && classes('on', styles.on))}
          aria-current={name === current ? 'page' : undefined}
          onPointerEnter={() => preloadTab(name)}
          onFocus={() => preloadTab(name)}
        >
          <Icon name={tabIcon(name)} size={18} />
          {copy.views[name]}
        </Link>
      ))}
    </nav>
  );
}
