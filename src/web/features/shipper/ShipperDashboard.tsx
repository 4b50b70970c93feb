import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { User } from '#contract/http/identity.ts';
import { shipmentFilterLabels } from '#domain/fulfilment/copy.vi.ts';
import { SHIPMENT_FILTERS, type ShipmentFilter } from '#domain/fulfilment/shipments.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { ShipmentSearch } from '#web/entities/shipment/ShipmentSearch.tsx';
import { useFreshShipments } from '#web/entities/shipment/use-fresh-shipments.ts';
import { changed, shipmentsPath, viewOf, type ShipmentsView } from '#web/entities/shipment/view.ts';
import { ApiError } from '#web/lib/api.ts';
import { isAnswered } from '#web/lib/errors/is-answered.ts';
import { useSecondClicks } from '#web/lib/hooks/use-second-clicks.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { Pagination } from '#web/ui/actions/Pagination.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { countAsInteraction } from '#web/ui/overlays/first-interaction.ts';
import { copy } from './copy.vi.ts';
import { knownParcels } from './known-parcels.ts';
import { OutboxNotice } from './OfflineQueueNotice.tsx';
import { useOnline } from '#web/lib/hooks/use-online.ts';
import { useWakeOfflineQueue } from './offline-queue/use-offline-queue.ts';
import { ManyParcels } from './ManyParcels.tsx';
import { quickSteps } from './parcel.ts';
import { usePicking } from './use-picking.ts';
import { ParcelList } from './ParcelList.tsx';
import { CashSummary } from './CashSummary.tsx';
import { myShipmentsQuery } from './queries.ts';
import { StatusCounts } from './StatusCounts.tsx';
import { useKeptPage } from './use-kept-page.ts';
import * as styles from './shipper.module.css';

const pathOf = (view: ShipmentsView) => shipmentsPath('/shipper', view);

/** The shipper's dashboard (spec §2, Shipper dashboard). */
export function ShipperDashboard() {
  const user = useUser();
  if (user?.role !== 'shipper') return <NotAShipper />;
  return <Day key={user.id} user={user} />;
}

function Day({ user: { id, name } }: { user: Pick<User, 'id' | 'name'> }) {
  const [params] = useSearchParams();
  const view = viewOf('/shipper', params);
  const heading = useRef<HTMLHeadingElement>(null);
  const shipments = useMyShipments(id, view);
  const { picking, start } = usePicking();
  const onSecondClick = useSecondClicks();
  useKeptPage();
  useFreshShipments();
  useWakeOfflineQueue();
  // He may lose the network before he has touched anything: what opens over the page is fetched with it.
  useEffect(countAsInteraction, []);
  const { error, failureReason, data, dataUpdatedAt } = shipments;
  const refused = error instanceof ApiError && error.status === 403;
  const online = useOnline();
  // A network that only looks like one counts as none, until an answer comes: the next attempt clears its reason, not the error.
  const reached =
    online && [error, failureReason].every((failure) => failure === null || isAnswered(failure));
  const remembered = data !== undefined && !reached;
  useEffect(() => {
    // With a remembered list a notice shows instead of the toast.
    if (error && !refused && !remembered) toast({ type: 'error', ...copy.loadFailed });
  }, [error, refused, remembered]);

  if (refused) return <NotAShipper />;
  return (
    <div className={styles.shipper} onClickCapture={onSecondClick}>
      <h1>{copy.hello(name)}</h1>
      <p className={classes('lead', styles.lead, !data && 'invisible')}>
        {copy.lead(data?.counts.total ?? 0, data?.counts.inProgress ?? 0)}
      </p>
      <StatusCounts counts={data?.counts} failed={data === undefined && shipments.isError} view={view} />
      <CashSummary />
      <Tools view={view} found={data?.pagination.total} total={data?.counts.total}>
        {/* Kept in the layout (invisible) while parcels are being selected, to avoid a layout shift. */}
        <Button
          className={classes(styles.several, picking !== null && 'invisible')}
          variant="paper"
          icon="check"
          disabled={!data?.shipments.some((each) => quickSteps(each).length > 0)}
          onClick={start}
        >
          <span className="max-md:sr-only">{copy.many.start}</span>
        </Button>
      </Tools>
      <h2 ref={heading} tabIndex={-1} className="sr-only scroll-mt-40">
        {copy.list}
      </h2>
      <OutboxNotice />
      {remembered && (
        <p className="num mb-3 text-sm text-muted">{copy.asOf(formatShortDateTime(dataUpdatedAt))}</p>
      )}
      <ParcelList shipments={shipments} view={view} picking={picking} heading={heading} />
      {picking && data && <ManyParcels shipments={data.shipments} picking={picking} />}
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

/** The shipper's shipments; shows the list remembered on the phone until the server responds. */
function useMyShipments(userId: string, view: ShipmentsView) {
  const [known] = useState(() => knownParcels(userId));
  const shipments = useQuery(myShipmentsQuery(view, known));
  const { data, dataUpdatedAt, isPlaceholderData } = shipments;
  useEffect(() => {
    if (data && !isPlaceholderData) known.keep(view, { page: data, at: dataUpdatedAt });
    // oxlint-disable-next-line react/exhaustive-deps -- a view is new at every render, its data is not
  }, [known, data, dataUpdatedAt, isPlaceholderData]);
  return shipments;
}

interface ToolsProps {
  view: ShipmentsView;
  found: number | undefined;
  total: number | undefined;
  /** controls of the list */
  children: ReactNode;
}

function Tools({ view, found, total, children }: ToolsProps) {
  const navigate = useNavigate();
  const go = useCallback(
    (to: ShipmentsView, quietly = false) =>
      inBackground(navigate(pathOf(to), { replace: quietly, preventScrollReset: true })),
    [navigate],
  );
  return (
    <search className={classes('tools', styles.tools)}>
      <div className={styles.line}>
        <ShipmentSearch
          search={view.search}
          placeholder={copy.filters.search}
          onSearch={(search) => go(changed(view, { search }), true)}
        />
        {children}
      </div>
      <div className={styles.line}>
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
      </div>
    </search>
  );
}

/** The route guard redirects other roles; this covers a role revoked while the page is open. */
function NotAShipper() {
  return (
    <div className={styles.shipper}>
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
