import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { MyShipmentsPage } from '#contract/http/fulfilment.ts';
import { shipmentFilterLabels } from '#domain/fulfilment/copy.vi.ts';
import { SHIPMENT_FILTERS, type ShipmentFilter } from '#domain/fulfilment/shipments.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { charmArt } from '#web/features/content/pictures.ts';
import { ShipmentSearch } from '#web/features/shipments/ShipmentSearch.tsx';
import { useFreshShipments } from '#web/features/shipments/use-fresh-shipments.ts';
import {
  changed,
  isFiltered,
  shipmentsPath,
  viewOf,
  type ShipmentsView,
} from '#web/features/shipments/view.ts';
import { ApiError } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { copy } from './copy.vi.ts';
import { ParcelCard } from './ParcelCard.tsx';
import { myCashQuery, myShipmentsQuery } from './queries.ts';
import { Tally } from './Tally.tsx';

const pathOf = (view: ShipmentsView) => shipmentsPath('/shipper', view);

/** The shipper's day (spec §2, Shipper dashboard). */
export function ShipperDashboard() {
  const { user } = useSession();
  if (user?.role !== 'shipper') return <NotAShipper />;
  return <Day name={user.name} />;
}

function Day({ name }: { name: string }) {
  const [params] = useSearchParams();
  const view = viewOf(params);
  const heading = useRef<HTMLHeadingElement>(null);
  const shipments = useQuery(myShipmentsQuery(view));
  useFreshShipments();
  const { error, data } = shipments;
  const refused = error instanceof ApiError && error.status === 403;
  useEffect(() => {
    if (error && !refused) toast({ type: 'error', ...copy.loadFailed });
  }, [error, refused]);

  if (refused) return <NotAShipper />;
  return (
    <div className="shipper">
      <h1>{copy.hello(name)}</h1>
      <Lead counts={data?.counts} />
      <Tally counts={data?.counts} view={view} />
      <Tools view={view} found={data?.pagination.total} total={data?.counts.total} />
      <h2 ref={heading} tabIndex={-1} className="sr-only scroll-mt-40">
        {copy.list}
      </h2>
      <Parcels shipments={shipments} view={view} />
      <div className="mt-6">
        <Pagination
          page={view.page}
          pages={data?.pagination.pages ?? 1}
          hrefFor={(page) => pathOf({ ...view, page })}
          headingRef={heading}
        />
      </div>
    </div>
  );
}

function Lead({ counts }: { counts: MyShipmentsPage['counts'] | undefined }) {
  const { data: cash } = useQuery(myCashQuery());
  return (
    <div className="lead">
      <p>{counts ? copy.lead(counts.total, counts.inProgress) : '\u00a0'}</p>
      {cash && cash.collected + cash.toCollect > 0 && (
        <p>{copy.cash(formatVnd(cash.collected), formatVnd(cash.toCollect))}</p>
      )}
    </div>
  );
}

interface ToolsProps {
  view: ShipmentsView;
  found: number | undefined;
  total: number | undefined;
}

function Tools({ view, found, total }: ToolsProps) {
  const navigate = useNavigate();
  const go = useCallback(
    (to: ShipmentsView, quietly = false) =>
      void navigate(pathOf(to), { replace: quietly, preventScrollReset: true }),
    [navigate],
  );
  return (
    <search className="tools">
      <ShipmentSearch
        search={view.search}
        placeholder={copy.filters.search}
        onSearch={(search) => go(changed(view, { search }), true)}
      />
      <Select
        label={<span className="sr-only">{copy.filters.status}</span>}
        value={view.status}
        options={SHIPMENT_FILTERS.filter((status) => status !== 'pending').map((status) => ({
          value: status,
          label: shipmentFilterLabels[status],
        }))}
        onChange={({ target }) => go(changed(view, { status: target.value as ShipmentFilter }))}
      />
      <p className="num text-sm text-muted" role="status">
        {found !== undefined && total !== undefined && copy.filters.count(found, total)}
      </p>
    </search>
  );
}

interface ParcelsProps {
  shipments: Pick<
    ReturnType<typeof useQuery<MyShipmentsPage>>,
    'data' | 'isError' | 'isFetching' | 'refetch'
  >;
  view: ShipmentsView;
}

function Parcels({ shipments: { data, isError, isFetching, refetch }, view }: ParcelsProps) {
  if (data === undefined && isError) {
    return (
      <Card className="py-10">
        <FailedState
          title={copy.loadFailed.title}
          text={copy.loadFailed.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    );
  }
  if (data === undefined) return <ParcelsLoading />;
  if (data.shipments.length === 0) return <NoParcels filtered={isFiltered(view)} />;
  return (
    <ul className="parcels">
      {data.shipments.map((shipment) => (
        <li key={shipment._id}>
          <ParcelCard shipment={shipment} />
        </li>
      ))}
    </ul>
  );
}

function ParcelsLoading() {
  return (
    <Loading className="parcels">
      {[1, 2, 3].map((nth) => (
        <Card key={nth} padded={false} className="parcel">
          <Skeleton width={120} height={22} />
          <Skeleton width="70%" className="mt-4" />
          <Skeleton width="45%" className="mt-4" />
          <Skeleton width="85%" className="mt-4" />
          <Skeleton height={52} radius={26} className="mt-6" />
        </Card>
      ))}
    </Loading>
  );
}

function NoParcels({ filtered }: { filtered: boolean }) {
  return (
    <Card className="py-10">
      <EmptyState
        title={filtered ? copy.empty.noneTitle : copy.empty.title}
        text={filtered ? copy.empty.noneText : copy.empty.text}
        tint="nature"
        companion={charmArt('bo-cau').src}
        action={
          filtered && (
            <LinkButton to="/shipper" variant="sec" preventScrollReset>
              {copy.empty.all}
            </LinkButton>
          )
        }
      />
    </Card>
  );
}

/** The guard sends others away; this is for a role that was taken while the page lay open. */
function NotAShipper() {
  return (
    <div className="shipper">
      <Card className="py-10">
        <EmptyState
          heading="h1"
          title={copy.notAShipper}
          pose="thinking"
          action={<LinkButton to="/login">{copy.logIn}</LinkButton>}
        />
      </Card>
    </div>
  );
}
