import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { shipmentFilterLabels, shipmentSortLabels } from '#domain/fulfilment/copy.vi.ts';
import { SHIPMENT_FILTERS, SHIPMENT_SORTS } from '#domain/fulfilment/shipments.ts';
import { useRowsAPage } from '#web/lib/list-url/use-rows-a-page.ts';
import { ChipCount } from '#web/ui/list/ChipCount.tsx';
import { FilterChips } from '#web/ui/list/FilterChips.tsx';
import { FilterToggle } from '#web/ui/list/FilterToggle.tsx';
import { ListEmpty, ListPage } from '#web/ui/list/ListPage.tsx';
import { ListNamed } from '#web/ui/list/ListNamed.tsx';
import { ListSort } from '#web/ui/list/ListSort.tsx';
import { pathWith } from '#web/lib/api.ts';
import { ExportLink } from '#web/lib/session/ExportLink.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { copy } from './copy.vi.ts';
import { handOverCopy } from '#web/entities/shipment/hand-over/hand-over.vi.ts';
import { HandOverBar } from './hand-over/HandOverBar.tsx';
import { ScanDialog } from './hand-over/ScanDialog.tsx';
import { usePickedParcels, type PickedParcels } from './hand-over/use-picked-parcels.ts';
import { copy as shipmentCopy } from '#web/entities/shipment/copy.vi.ts';
import { CreateShipmentDialog } from './CreateShipmentDialog.tsx';
import { shipmentsQuery, shippersQuery } from '#web/entities/shipment/shipment-queries.ts';
import { ShipmentSearch } from '#web/entities/shipment/ShipmentSearch.tsx';
import { ShipmentsTable } from './ShipmentsTable.tsx';
import {
  changed,
  filterParams,
  isFiltered,
  shipmentsPath,
  viewOf,
  type ShipmentsView,
} from '#web/entities/shipment/view.ts';
import '#web/entities/bracelet/bracelet.module.css';
import { inBackground } from '#web/ui/in-background.ts';
import * as styles from '../../entities/shipment/shipments.module.css';

const LIST = '/admin?tab=shipments';
const pathOf = (view: ShipmentsView) => shipmentsPath(LIST, view);

/** All shipments: create, assign to a shipper, follow (spec §2, Admin dashboard). */
export function ShipmentsTab() {
  const [params] = useSearchParams();
  const view = viewOf(LIST, params);
  const rows = useRowsAPage();
  const query = useQuery(shipmentsQuery(view, rows.rows));
  const picked = usePickedParcels(query.data?.shipments);
  return (
    <ListPage
      className={styles.shipmentsTab}
      query={query}
      failed={copy.tab.failed}
      title={copy.tab.title}
      tools={<Tools view={view} picked={picked} />}
      filters={
        <FilterChips
          label={copy.tab.filters}
          keys={SHIPMENT_FILTERS}
          chosen={view.status}
          labelOf={(status) => [
            `${status === 'all' ? shipmentCopy.filters.all : shipmentFilterLabels[status]} `,
            <ChipCount
              key="count"
              of={query.data?.counts[status]}
              many={status === 'all' || status === 'delivered'}
            />,
          ]}
          pathOf={(status) => pathOf(changed(view, { status, waits: '' }))}
        >
          {(view.status === 'pending' || view.status === 'returned' || view.waits !== '') && (
            <FilterToggle
              on={view.waits !== ''}
              label={copy.tab.waits}
              to={pathOf(changed(view, { waits: view.waits === '' ? 'tiem' : '' }))}
            />
          )}
        </FilterChips>
      }
      renderRows={({ shipments }) => (
        <>
          {shipments.length > 0 ? (
            <ShipmentsTable shipments={shipments} selection={picked.selection} />
          ) : (
            <Empty filtered={isFiltered(view)} />
          )}
          <HandOverBar picked={picked} />
        </>
      )}
      empty={null}
      range={copy.tab.range}
      hrefFor={(page) => pathOf({ ...view, page })}
      rows={rows}
    />
  );
}

function Tools({ view, picked }: { view: ShipmentsView; picked: PickedParcels }) {
  const navigate = useNavigate();
  const search = (words: string) =>
    inBackground(
      navigate(pathOf(changed(view, { search: words })), { replace: true, preventScrollReset: true }),
    );
  return (
    <>
      <search className={styles.findShipment}>
        <ShipmentSearch search={view.search} placeholder={copy.tab.placeholder} onSearch={search} />
      </search>
      <Carrier view={view} />
      <ListSort
        label={copy.tab.sort}
        values={SHIPMENT_SORTS}
        chosen={view.sort}
        labelOf={(sort) => shipmentSortLabels[sort]}
        pathOf={(sort) => pathOf(changed(view, { sort }))}
      />
      <Export view={view} />
      <Scan picked={picked} />
      <LinkButton variant="paper" icon="cash" to={tabPath('cash')}>
        <span className={styles.word}>{copy.tab.cash}</span>
      </LinkButton>
      <Create />
    </>
  );
}

/** Filter by shipper. */
function Carrier({ view }: { view: ShipmentsView }) {
  const { data: people } = useQuery(shippersQuery());
  return (
    <ListNamed
      label={copy.tab.carrier}
      all={copy.tab.everybody}
      named={people}
      chosen={view.shipper}
      pathOf={(shipper) => pathOf(changed(view, { shipper }))}
    />
  );
}

/** Export link for all filtered shipments, not just the current page. */
function Export({ view }: { view: ShipmentsView }) {
  return <ExportLink path={pathWith('/reports/shipments.csv', filterParams(view))} label={copy.tab.csv} />;
}

function Scan({ picked }: { picked: PickedParcels }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="paper" icon="qr" onClick={() => setOpen(true)}>
        <span className={styles.word}>{handOverCopy.scan.open}</span>
      </Button>
      {open && <ScanDialog picked={picked} onClose={() => setOpen(false)} />}
    </>
  );
}

function Create() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="paper" icon="plus" onClick={() => setOpen(true)}>
        <span className="max-md:sr-only">{copy.tab.create}</span>
      </Button>
      <CreateShipmentDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function Empty({ filtered }: { filtered: boolean }) {
  return (
    <ListEmpty
      title={filtered ? copy.tab.none : copy.tab.empty}
      text={filtered ? copy.tab.noneText : copy.tab.emptyText}
      tint="nature"
      pose={filtered ? 'thinking' : 'asleep'}
      showAll={filtered && { label: copy.tab.showAll, to: LIST }}
    />
  );
}
