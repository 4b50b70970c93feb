import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Shipment } from '#contract/http/fulfilment.ts';
import type { Shipper } from '#contract/http/identity.ts';
import { concernLabels } from '#domain/fulfilment/carriers.vi.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatDate } from '#domain/kernel/time.ts';
import { ListTable } from '#web/ui/list/ListTable.tsx';
import { Avatar } from '#web/ui/media/Avatar.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { CancelBooking, LabelLink } from './carriers/BookingActions.tsx';
import { canAssign, nextAtDesk } from '#web/entities/shipment/assigning.ts';
import { copy } from './copy.vi.ts';
import { copy as shipmentCopy } from '#web/entities/shipment/copy.vi.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { handOverCopy } from '#web/entities/shipment/hand-over/hand-over.vi.ts';
import { isGivable } from '#web/entities/shipment/hand-over/use-hand-over.ts';
import { PickAllHead, PickRow } from '#web/ui/list/Pick.tsx';
import type { Selection } from '#web/ui/list/use-selection.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { shippersQuery } from '#web/entities/shipment/shipment-queries.ts';
import { ShipmentDetails } from '#web/entities/shipment/ShipmentDetails.tsx';
import { ShipmentStatusBadge } from '#web/entities/shipment/ShipmentStatusBadge.tsx';
import * as styles from './shipments-table.module.css';
import { classes } from '#web/ui/classes.ts';

interface ShipmentsTableProps {
  shipments: readonly Shipment[];
  /** contains the order ids of undelivered parcels */
  selection: Selection;
}

/** The shipments table; below 1024 px its rows become cards (look, Table). */
export function ShipmentsTable({ shipments, selection }: ShipmentsTableProps) {
  const { data: shippers } = useQuery(shippersQuery());
  return (
    <ListTable
      columns={{
        ...copy.tab.columns,
        id: <PickAllHead selection={selection} label={handOverCopy.pickAll} name={copy.tab.columns.id} />,
      }}
      className={styles.shipmentsTable}
    >
      {shipments.map((shipment) => (
        <Row key={shipment._id} shipment={shipment} shippers={shippers} selection={selection} />
      ))}
    </ListTable>
  );
}

interface RowProps {
  shipment: Shipment;
  shippers: readonly Shipper[] | undefined;
  selection: Selection;
}

function Row({ shipment, shippers, selection }: RowProps) {
  const { order, shipper, carrier, status, trackingNumber, estimatedDeliveryDate, booking } = shipment;
  const id = `#${shortId(order._id)}`;
  return (
    <tr className={booking && styles.booked}>
      <th scope="row" className="id num">
        <PickRow
          selection={selection}
          id={order._id}
          label={handOverCopy.pick(id)}
          disabled={!isGivable(shipment)}
        />
        {id}
      </th>
      <td className="customer">
        <b title={order.shippingAddress.fullName}>{order.shippingAddress.fullName}</b>
        <span>{order.shippingAddress.city}</span>
      </td>
      <td className={classes('status', styles.status)}>
        <ShipmentStatusBadge status={status} />
      </td>
      <td className={styles.shipper}>
        {booking?.concern && (
          <b className="block text-sm text-danger">
            {concernLabels[booking.concern](booking.carrier, booking.status ?? '?')}
          </b>
        )}
        {shipper ? (
          <span className={styles.who}>
            <Avatar name={shipper.name} size="s" />
            <span>{shipper.name}</span>
          </span>
        ) : (
          ((status !== 'pending' || booking) && carrier) || <Missing text={copy.tab.noShipper} />
        )}
      </td>
      <td className={classes(styles.tracking, 'num')}>
        {trackingNumber ?? <Missing text={copy.tab.noTracking} />}
      </td>
      <td className={classes(styles.due, 'num')}>{formatDate(estimatedDeliveryDate)}</td>
      <td className="actions">
        <Actions shipment={shipment} assignable={canAssign(shipment, shippers)} />
      </td>
    </tr>
  );
}

/** In the table the column heading explains what is missing; a card has none, so it shows the full text. */
function Missing({ text }: { text: string }) {
  return (
    <span className="text-muted">
      <span className="max-lg:hidden">{shipmentCopy.notYet}</span>
      <span className="lg:hidden">{text}</span>
    </span>
  );
}

function Actions({ shipment, assignable }: { shipment: Shipment; assignable: boolean }) {
  const [open, setOpen] = useState<'details' | 'assign' | 'decide' | 'move' | null>(null);
  const close = () => setOpen(null);
  const id = `#${shortId(shipment.order._id)}`;
  const decidable = shipment.status === 'returned' && shipment.stockReturn === null;
  const movable = nextAtDesk(shipment).length > 0;
  const { booking } = shipment;
  const named = (action: string) => ({ 'aria-label': copy.tab.actionName(action, id) });
  return (
    <div className="row-actions">
      {assignable && (
        <Button variant="sec" size="sm" {...named(copy.tab.assign)} onClick={() => setOpen('assign')}>
          {copy.tab.assign}
        </Button>
      )}
      {movable && (
        <Button variant="paper" size="sm" {...named(copy.tab.move)} onClick={() => setOpen('move')}>
          {copy.tab.move}
        </Button>
      )}
      {booking && <LabelLink shipment={shipment} />}
      {decidable && (
        <Button variant="dline" size="sm" {...named(copy.tab.decide)} onClick={() => setOpen('decide')}>
          {copy.tab.decide}
        </Button>
      )}
      <Button variant="paper" size="sm" {...named(copy.tab.details)} onClick={() => setOpen('details')}>
        {copy.tab.details}
      </Button>
      <ShipmentDetails
        shipment={shipment}
        open={open === 'details'}
        onClose={close}
        footer={
          booking && shipment.status === 'pending' && <CancelBooking shipment={shipment} booking={booking} />
        }
      />
      <AssignDialog shipment={shipment} open={open === 'assign'} onClose={close} />
      {movable && <MoveDialog shipment={shipment} open={open === 'move'} onClose={close} />}
      <DecideDialog shipment={shipment} open={open === 'decide'} onClose={close} />
    </div>
  );
}
