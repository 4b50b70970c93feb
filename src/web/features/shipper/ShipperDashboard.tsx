import { charmArt } from '#web/features/content/pictures.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { copy } from './copy.vi.ts';

/** Parcels arrive with the fulfilment domain; until then there are none, and the page says so. */
const COUNTS = { total: 0, delivered: 0, inProgress: 0 } as const;

/** The shipper's day (spec §2, Shipper dashboard). */
export function ShipperDashboard() {
  const { user } = useSession();
  return (
    <div className="shipper">
      <h1>{copy.hello(user?.name ?? '')}</h1>
      <p className="muted">{copy.lead(COUNTS.total)}</p>
      <ul className="tally" aria-label={copy.counts.label}>
        {(['total', 'delivered', 'inProgress'] as const).map((name) => (
          <li key={name}>
            <b>{COUNTS[name]}</b>
            <span>{copy.counts[name]}</span>
          </li>
        ))}
      </ul>
      <Card className="py-10">
        <EmptyState
          title={copy.empty.title}
          text={copy.empty.text}
          tint="nature"
          companion={charmArt('bo-cau').src}
        />
      </Card>
    </div>
  );
}
