import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ShipmentsTab } from '#web/features/shipments/ShipmentsTab.tsx';
import { useSession } from '#web/lib/session/use-session.ts';
import { CountCards } from './CountCards.tsx';
import { copy } from './copy.vi.ts';
import { OrdersTab } from './OrdersTab.tsx';
import { waitingQuery } from './queries.ts';

/** The dashboard (spec §2, Admin dashboard): the counts, then the tab. */
export function AdminDashboard() {
  const { user } = useSession();
  const { data: waiting } = useQuery(waitingQuery());
  const [params] = useSearchParams();
  const tab = params.get('tab') === 'shipments' ? 'shipments' : 'orders';
  const name = user?.name ?? '';
  return (
    <div className="dashboard">
      <header>
        <h1>{copy.title}</h1>
        <p className="muted">{waiting === undefined ? copy.helloOnly(name) : copy.hello(name, waiting)}</p>
      </header>
      <CountCards current={tab} />
      {tab === 'shipments' ? <ShipmentsTab /> : <OrdersTab />}
    </div>
  );
}
