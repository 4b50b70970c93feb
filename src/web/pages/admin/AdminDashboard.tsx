import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { centerInRow } from '#web/ui/center-in-row.ts';
import { classes } from '#web/ui/classes.ts';
import { useOnline } from '#web/lib/hooks/use-online.ts';
import { useSecondClicks } from '#web/lib/hooks/use-second-clicks.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { useUser } from '#web/lib/session/use-session.ts';
import { CountCards } from './CountCards.tsx';
import { copy } from './copy.vi.ts';
import { TabLoading } from '#web/ui/list/TabLoading.tsx';
import { useKeptFocus } from '#web/ui/list/use-kept-focus.ts';
import { MoreViews, ViewChip } from './MoreViews.tsx';
import { countsQuery } from '#web/entities/report/queries.ts';
import { DeskKeys } from '#web/features/admin-palette/DeskKeys.tsx';
import { PasskeyNotice } from '#web/features/account/security/PasskeyNotice.tsx';
import { NotReady, NotReadyLink } from '#web/features/admin-settings/NotReady.tsx';
import { openingQuery } from '#web/features/admin-settings/queries.ts';
import { isFullPage } from '#web/lib/paths/admin-pages.ts';
import { CARD_NAMES, tabOf, VIEW_NAMES, type TabName } from '#web/lib/paths/admin-tabs.ts';
import { openingPath } from '#web/lib/paths/opening.ts';
import { TAB_PARTS, tabIcon } from './tabs.ts';
import { useLiveDesk } from './use-live-desk.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { WaitingWork } from './WaitingWork.tsx';
import * as styles from './admin.module.css';
import * as launcherCornerStyles from './launcher-corner.module.css';

/** The tabs as listed in the command palette. */
const TABS_BY_NAME = [
  ...CARD_NAMES.map((name) => ({ name, label: copy.counts[name], icon: tabIcon(name) })),
  ...VIEW_NAMES.map((name) => ({ name, label: copy.views[name], icon: tabIcon(name) })),
];

/** The dashboard (spec §2, Admin dashboard): pending work, the counts, then the tab. */
export function AdminDashboard() {
  const [params] = useSearchParams();
  useLiveDesk();
  const keptFocus = useKeptFocus();
  useReturnFocus(keptFocus.ref);
  const name = tabOf(params);
  const alone = isFullPage(name);
  const isFolded = !alone && name !== 'overview';
  const Tab = TAB_PARTS[name];
  return (
    <div
      {...keptFocus}
      onClickCapture={useSecondClicks()}
      data-frame="desk"
      data-folded={isFolded || undefined}
      className={classes(launcherCornerStyles.dashboard, styles.dashboard)}
    >
      {!alone && (
        <>
          <Head />
          <PasskeyNotice />
          <NotReady />
          {!params.has('tab') && <FirstVisit />}
          <Tabs current={name} isFolded={isFolded} />
        </>
      )}
      <Offline />
      <DeskKeys tabs={TABS_BY_NAME} />
      <Suspense key={name} fallback={<TabLoading />}>
        {Tab && <Tab />}
      </Suspense>
    </div>
  );
}

/**
 * The count cards in full above the overview; above any other tab they collapse into one row, which starts with 'today' and
 * scrolls horizontally where it is too long.
 */
function Tabs({ current, isFolded }: { current: TabName; isFolded: boolean }) {
  const row = useRef<HTMLDivElement>(null);
  // The numbers make the row longer.
  const isCounted = useQuery(countsQuery()).data !== undefined;
  useEffect(() => {
    const list = row.current;
    const tab = list?.querySelector('[aria-current]');
    if (list && tab) centerInRow(list, tab);
  }, [current, isCounted]);
  return (
    <div ref={row} className={styles.deskTabs}>
      {isFolded && <ViewChip name="today" current={current} />}
      <CountCards current={current} />
      <MoreViews current={current} except={isFolded ? 'today' : undefined} />
    </div>
  );
}

/** While the shop cannot open yet, the dashboard starts with the opening assistant; other tabs are still reachable by name. */
function FirstVisit() {
  const { data } = useQuery(openingQuery());
  const isClosed = data?.steps.some(({ step, done }) => step === 'open' && !done) ?? false;
  return isClosed && data?.missing.length !== 0 ? <Navigate replace to={openingPath()} /> : null;
}

/** Says that what stands here may be old, and why a tab does not come. */
function Offline() {
  if (useOnline()) return null;
  return (
    <Banner tone="warning" title={copy.offline.title}>
      {copy.offline.text}
    </Banner>
  );
}

function Head() {
  const user = useUser();
  const { data } = useQuery(countsQuery());
  return (
    <header>
      <h1>{copy.title}</h1>
      <p className="muted">
        <span className={styles.hello}>{copy.hello(user?.name ?? '')}</span> <NotReadyLink />
        {data && <WaitingWork waiting={data.waiting} />}
      </p>
    </header>
  );
}
