import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#web/lib/session/use-session.ts';
import { CountCards } from './CountCards.tsx';
import { copy } from './copy.vi.ts';
import { waitingQuery } from './queries.ts';
import { TabLoading } from './TabLoading.tsx';
import { TAB_PARTS, tabOf } from './tabs.ts';

/** The dashboard (spec §2, Admin dashboard): the counts, then the tab. */
export function AdminDashboard() {
  const { user } = useSession();
  const { data: waiting } = useQuery(waitingQuery());
  const [params] = useSearchParams();
  const tab = tabOf(params);
  const Tab = TAB_PARTS[tab];
  const name = user?.name ?? '';
  return (
    <div className="dashboard">
      <header>
        <h1>{copy.title}</h1>
        <p className="muted">{waiting === undefined ? copy.helloOnly(name) : copy.hello(name, waiting)}</p>
      </header>
      <CountCards current={tab} />
      <Suspense key={tab} fallback={<TabLoading />}>
        {Tab && <Tab />}
      </Suspense>
    </div>
  );
}
