import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { ShipmentsPage } from '#contract/http/fulfilment.ts';
import { shipmentFilterLabels } from '#domain/fulfilment/copy.vi.ts';
import { SHIPMENTS_PAGE_SIZE } from '#domain/fulfilment/limits.ts';
import { SHIPMENT_FILTERS } from '#domain/fulfilment/shipments.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorBanner } from '#web/ui/ErrorBanner.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { copy } from './copy.vi.ts';
import { CreateShipmentDialog } from './CreateShipmentDialog.tsx';
import { shipmentsQuery } from './queries.ts';
import { ShipmentSearch } from './ShipmentSearch.tsx';
import { ShipmentsTable, TableLoading } from './ShipmentsTable.tsx';
import { useFreshShipments } from './use-fresh-shipments.ts';
import { changed, isFiltered, shipmentsPath, viewOf, type ShipmentsView } from './view.ts';

const pathOf = (view: ShipmentsView) => shipmentsPath('/admin?tab=shipments', view);

/** Everybody's shipments: make one, give it to a shipper, follow it (spec §2, Admin dashboard). */
export function ShipmentsTab() {
  const [params] = useSearchParams();
  const view = viewOf(params);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const shipments = useQuery(shipmentsQuery(view));
  useFreshShipments();
  return (
    <>
      {shipments.isError && (
        <ErrorBanner onRetry={() => void shipments.refetch()}>{copy.tab.failed}</ErrorBanner>
      )}
      <div className="orders-tab shipments-tab">
        <Card as="section" padded={false} className="overflow-clip">
          <header className="tools">
            <h2 ref={heading} tabIndex={-1}>
              {copy.tab.title}
            </h2>
            <search className="find">
              <ShipmentSearch
                search={view.search}
                placeholder={copy.tab.placeholder}
                onSearch={(search) =>
                  void navigate(pathOf(changed(view, { search })), {
                    replace: true,
                    preventScrollReset: true,
                  })
                }
              />
            </search>
            <Create />
          </header>
          <Filters view={view} />
          <Rows shipments={shipments.data} view={view} failed={shipments.isError} />
          <Feet shipments={shipments.data} view={view} heading={heading} />
        </Card>
      </div>
    </>
  );
}

function Create() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="paper" icon="plus" onClick={() => setOpen(true)}>
        {copy.tab.create}
      </Button>
      <CreateShipmentDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function Filters({ view }: { view: ShipmentsView }) {
  return (
    <nav className="filters" aria-label={copy.tab.filters}>
      {SHIPMENT_FILTERS.map((status) => {
        const chosen = view.status === status;
        return (
          <Link
            key={status}
            to={pathOf(changed(view, { status }))}
            preventScrollReset
            className={chosen ? 'chip on' : 'chip'}
            aria-current={chosen ? 'true' : undefined}
          >
            {status === 'all' ? copy.filters.all : shipmentFilterLabels[status]}
          </Link>
        );
      })}
    </nav>
  );
}

interface RowsProps {
  shipments: ShipmentsPage | undefined;
  view: ShipmentsView;
  failed: boolean;
}

function Rows({ shipments, view, failed }: RowsProps) {
  if (shipments === undefined) return failed ? null : <TableLoading />;
  if (shipments.shipments.length > 0) return <ShipmentsTable shipments={shipments.shipments} />;
  const filtered = isFiltered(view);
  return (
    <div className="py-10">
      <EmptyState
        heading="h3"
        title={filtered ? copy.tab.none : copy.tab.empty}
        text={filtered ? copy.tab.noneText : copy.tab.emptyText}
        tint="nature"
        pose={filtered ? 'thinking' : 'asleep'}
        action={
          filtered && (
            <LinkButton variant="paper" size="sm" to="/admin?tab=shipments" preventScrollReset>
              {copy.tab.showAll}
            </LinkButton>
          )
        }
      />
    </div>
  );
}

interface FeetProps {
  shipments: ShipmentsPage | undefined;
  view: ShipmentsView;
  heading: RefObject<HTMLHeadingElement | null>;
}

function Feet({ shipments, view, heading }: FeetProps) {
  const { total = 0, pages = 1 } = shipments?.pagination ?? {};
  if (total === 0) return null;
  const from = (view.page - 1) * SHIPMENTS_PAGE_SIZE + 1;
  return (
    <footer className="feet">
      <p className="num text-sm text-muted">
        {copy.tab.range(from, Math.min(from + SHIPMENTS_PAGE_SIZE - 1, total), total)}
      </p>
      <Pagination
        page={view.page}
        pages={pages}
        hrefFor={(page) => pathOf({ ...view, page })}
        headingRef={heading}
      />
    </footer>
  );
}
