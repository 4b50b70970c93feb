import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { AllShipmentsPage } from '#contract/http/fulfilment.ts';
import { shipmentFilterLabels, shipmentSortLabels } from '#domain/fulfilment/copy.vi.ts';
import { SHIPMENT_FILTERS, SHIPMENT_SORTS, type ShipmentFilter } from '#domain/fulfilment/shipments.ts';
import { FilterChips } from '#web/ui/list/FilterChips.tsx';
import { ListFeet } from '#web/ui/list/ListFeet.tsx';
import { ListSort } from '#web/ui/list/ListSort.tsx';
import { RowsLoading } from '#web/ui/list/TabLoading.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { copy } from './copy.vi.ts';
import { copy as shipmentCopy } from '#web/entities/shipment/copy.vi.ts';
import { CreateShipmentDialog } from './CreateShipmentDialog.tsx';
import { shipmentsQuery } from '#web/entities/shipment/shipment-queries.ts';
import { ShipmentSearch } from '#web/entities/shipment/ShipmentSearch.tsx';
import { ShipmentsTable } from './ShipmentsTable.tsx';
import {
  changed,
  isFiltered,
  shipmentsPath,
  viewOf,
  type ShipmentsView,
} from '#web/entities/shipment/view.ts';
import '#web/entities/bracelet/bracelet.css';
import '#web/entities/shipment/shipments.css';

const LIST = '/admin?tab=shipments';
const pathOf = (view: ShipmentsView) => shipmentsPath(LIST, view);

/** Everybody's shipments: make one, give it to a shipper, follow it (spec §2, Admin dashboard). */
export function ShipmentsTab() {
  const [params] = useSearchParams();
  const view = viewOf(LIST, params);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const shipments = useQuery(shipmentsQuery(view));
  return (
    <>
      {shipments.isError && (
        <ErrorBanner onRetry={() => void shipments.refetch()}>{copy.tab.failed}</ErrorBanner>
      )}
      <div className="list-tab shipments-tab">
        <Card as="section" padded={false} className="overflow-clip">
          <header className="tools">
            <h2 ref={heading} tabIndex={-1}>
              {copy.tab.title}
            </h2>
            <search className="find-shipment">
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
            <ListSort
              label={copy.tab.sort}
              values={SHIPMENT_SORTS}
              chosen={view.sort}
              labelOf={(sort) => shipmentSortLabels[sort]}
              pathOf={(sort) => pathOf(changed(view, { sort }))}
            />
            <Create />
          </header>
          <FilterChips
            label={copy.tab.filters}
            keys={SHIPMENT_FILTERS}
            chosen={view.status}
            labelOf={(status) => chipLabel(status, shipments.data?.counts[status])}
            pathOf={(status) => pathOf(changed(view, { status }))}
          />
          <Rows shipments={shipments.data} view={view} failed={shipments.isError} />
          <ListFeet
            pagination={shipments.data?.pagination}
            range={copy.tab.range}
            hrefFor={(page) => pathOf({ ...view, page })}
            heading={heading}
          />
        </Card>
      </div>
    </>
  );
}

function chipLabel(status: ShipmentFilter, count: number | undefined): string {
  const label = status === 'all' ? shipmentCopy.filters.all : shipmentFilterLabels[status];
  return count === undefined ? label : `${label} ${count}`;
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

interface RowsProps {
  shipments: AllShipmentsPage | undefined;
  view: ShipmentsView;
  failed: boolean;
}

function Rows({ shipments, view, failed }: RowsProps) {
  if (shipments === undefined) return failed ? null : <RowsLoading />;
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
            <LinkButton variant="paper" size="sm" to={LIST} preventScrollReset>
              {copy.tab.showAll}
            </LinkButton>
          )
        }
      />
    </div>
  );
}
