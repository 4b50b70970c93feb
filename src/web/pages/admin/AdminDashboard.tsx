import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '#web/lib/session/use-session.ts';
import { CountCards } from './CountCards.tsx';
import { copy } from './copy.vi.ts';
import { TabLoading } from '#web/ui/list/TabLoading.tsx';
import { MoreViews } from './MoreViews.tsx';
import { countsQuery } from '#web/entities/report/queries.ts';
import { standsAlone, tabOf } from '#web/lib/paths/admin-tabs.ts';
import { TAB_PARTS } from './tabs.ts';
import { useLiveDesk } from './use-live-desk.ts';
import { WaitingWork } from './WaitingWork.tsx';

/** The dashboard (spec §2, Admin dashboard): what waits, the counts, then the tab. */
export function AdminDashboard() {
  const [params] = useSearchParams();
  useLiveDesk();
  const name = tabOf(params);
  const Tab = TAB_PARTS[name];
  return (
    <div className="dashboard">
      {!standsAlone(name) && (
        <>
          <Head />
          <div>
            <CountCards current={name} />
            <MoreViews current={name} />
          </div>
        </>
      )}
      <Suspense key={name} fallback={<TabLoading />}>
        {Tab && <Tab />}
      </Suspense>
    </div>
  );
}

function Head() {
  const user = useUser();
  const { data } = useQuery(countsQuery());
  return (
    <header>
      <h1>{copy.title}</h1>
      <p className="muted">
        {copy.hello(user?.name ?? '')} {data && <WaitingWork waiting={data.waiting} />}
      </p>
    </header>
  );
}
