import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CarrierCash, Payout } from '#contract/http/carriers.ts';
import type { CashLater } from '#contract/http/cash.ts';
import { CARRIERS, type CarrierId } from '#domain/fulfilment/carriers.ts';
import { carrierNames } from '#domain/fulfilment/carriers.vi.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatDate, formatRecentDateTime } from '#domain/kernel/time.ts';
import { formatVnd, vnd } from '#domain/kernel/vnd.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { FailedLine } from '#web/ui/feedback/FailedLine.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { Card } from '#web/ui/motifs/Card.tsx';
import { Difference } from '../Difference.tsx';
import { Later } from '../Later.tsx';
import { carrierCashQuery, payoutsQuery } from '../queries.ts';
import { Concerns } from './Concerns.tsx';
import { moneyCopy as words } from './carrier-money.vi.ts';
import { PayoutDialog } from './PayoutDialog.tsx';
import * as styles from '../cash.module.css';

/** Cash on delivery that carriers owe the shop; renders nothing if no carrier is or was connected. */
export function CarrierMoney() {
  const cash = useQuery(carrierCashQuery());
  const { data } = cash;
  const payouts = useQuery(payoutsQuery());
  const { data: paid } = payouts;
  const owing = CARRIERS.flatMap((carrier) => {
    const parcels = data?.parcels.filter((each) => each.carrier === carrier) ?? [];
    const later = data?.later.find((each) => each.carrier === carrier);
    return parcels.length === 0 ? [] : [{ carrier, parcels, later }];
  });
  return (
    <>
      {cash.isError && <ErrorBanner onRetry={() => inBackground(cash.refetch())}>{words.failed}</ErrorBanner>}
      {data && data.concerns.length > 0 && <Concerns concerns={data.concerns} more={data.moreConcerns} />}
      {owing.map((each) => (
        <Owing key={each.carrier} {...each} />
      ))}
      <FailedLine query={payouts}>{words.payoutsFailed}</FailedLine>
      {paid && paid.payouts.length > 0 && <Paid payouts={paid.payouts} total={paid.pagination.total} />}
    </>
  );
}

const sumOf = (parcels: readonly CarrierCash[]) => vnd(parcels.reduce((sum, { cod }) => sum + cod, 0));

interface OwingProps {
  carrier: CarrierId;
  parcels: readonly CarrierCash[];
  later: CashLater | undefined;
}

/** One carrier's delivered parcels that are not settled yet; those that the carrier reports as remitted are preselected. */
function Owing({ carrier, parcels, later }: OwingProps) {
  const [left, setLeft] = useState<ReadonlySet<string> | null>(null);
  const [open, setOpen] = useState(false);
  const unpaid = parcels.filter(({ remittedAt }) => remittedAt === null).map(({ _id }) => _id);
  // If the carrier has reported none as remitted, all are preselected.
  const out = left ?? new Set(unpaid.length === parcels.length ? [] : unpaid);
  const picked = parcels.filter(({ _id }) => !out.has(_id));
  const toggle = (id: string) => {
    const next = new Set(out);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  return (
    <Card as="section" aria-label={words.title(carrier)}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-xl">{words.title(carrier)}</h2>
          <p className="num text-sm text-muted">
            {words.sum(
              parcels.length + (later?.parcels ?? 0),
              formatVnd(vnd(sumOf(parcels) + (later?.cash ?? 0))),
            )}
          </p>
        </div>
        <Button size="sm" disabled={picked.length === 0} onClick={() => setOpen(true)}>
          {words.take}
        </Button>
      </div>
      <Later shown={parcels.length} later={later} />
      <div className={styles.parcels}>
        {parcels.length > 1 && (
          <All
            parcels={parcels}
            picked={picked}
            onToggle={() =>
              setLeft(new Set(picked.length === parcels.length ? parcels.map(({ _id }) => _id) : []))
            }
          />
        )}
        {parcels.map((parcel) => (
          <Parcel key={parcel._id} parcel={parcel} picked={!out.has(parcel._id)} onToggle={toggle} />
        ))}
      </div>
      {open && (
        <PayoutDialog
          carrier={carrier}
          parcels={picked}
          onClose={() => setOpen(false)}
          onDone={() => {
            setLeft(null);
            setOpen(false);
          }}
        />
      )}
    </Card>
  );
}

interface AllProps {
  parcels: readonly CarrierCash[];
  picked: readonly CarrierCash[];
  onToggle: () => void;
}

/** Ticks all parcels or none, and says what the ticked ones come to. */
function All({ parcels, picked, onToggle }: AllProps) {
  return (
    <label className={styles.all}>
      <input
        type="checkbox"
        className="check"
        ref={(box) => {
          if (box) box.indeterminate = picked.length > 0 && picked.length < parcels.length;
        }}
        checked={picked.length === parcels.length}
        onChange={onToggle}
      />
      {words.all}
      <span className="num" role="status">
        {words.picked(picked.length, formatVnd(sumOf(picked)))}
      </span>
    </label>
  );
}

interface ParcelProps {
  parcel: CarrierCash;
  picked: boolean;
  onToggle: (id: string) => void;
}

function Parcel({ parcel, picked, onToggle }: ParcelProps) {
  const { _id, order, customer, trackingNumber, deliveredAt, remittedAt, cod, carrierCod } = parcel;
  const id = `#${shortId(order)}`;
  const when = [
    words.delivered(formatDate(deliveredAt)),
    remittedAt && words.remitted(formatDate(remittedAt)),
  ];
  return (
    <label>
      <input
        type="checkbox"
        className="check"
        aria-label={words.pick(id)}
        checked={picked}
        onChange={() => onToggle(_id)}
      />
      <span className="min-w-0 wrap-anywhere">
        <b className="num">{id}</b> {customer}
        <span className="block text-sm text-muted tabular-nums">
          {trackingNumber}, {when.filter(Boolean).join(', ')}
        </span>
        <Said cod={cod} carrierCod={carrierCod} />
      </span>
      <span className="num">{formatVnd(cod)}</span>
    </label>
  );
}

/** The amount that the carrier reports as collected, compared with the amount due. */
function Said({ cod, carrierCod }: Pick<CarrierCash, 'cod' | 'carrierCod'>) {
  if (carrierCod === cod) return <span className="block text-sm text-success">{words.same}</span>;
  if (carrierCod === null) return <span className="block text-sm text-muted">{words.unsaid}</span>;
  return <b className="block text-sm text-danger">{words.differs(formatVnd(carrierCod))}</b>;
}

interface PaidProps {
  payouts: readonly Payout[];
  total: number;
}

function Paid({ payouts, total }: PaidProps) {
  const [now] = useState(() => Date.now());
  return (
    <Card as="section" aria-label={words.payouts}>
      <h2 className="mb-2 text-xl">{words.payouts}</h2>
      <ul className={styles.paid}>
        {payouts.map(({ _id, carrier, parcels, expected, fees, counted, note, receivedBy, createdAt }) => (
          <li key={_id}>
            <div className="min-w-0">
              <b>{carrierNames[carrier]}</b>
              <p className="text-sm text-muted">
                {words.payout(parcels, formatRecentDateTime(createdAt, now), receivedBy.name)}
              </p>
              {note && <p className="text-sm wrap-anywhere">{note}</p>}
            </div>
            <div className="num text-right">
              <b>{formatVnd(counted)}</b>
              <p className="text-sm">
                <Difference expected={expected - fees} counted={counted} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      {total > payouts.length && (
        <p className="num mt-2 text-sm">{words.olderPayouts(payouts.length, total)}</p>
      )}
    </Card>
  );
}
