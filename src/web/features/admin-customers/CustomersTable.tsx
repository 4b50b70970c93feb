import { roleLabels } from '#domain/identity/copy.vi.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Customer } from '#contract/http/users-admin.ts';
import { formatDate } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { CustomerMarks } from '#web/entities/order/CustomerMarks.tsx';
import { Avatar } from '#web/ui/media/Avatar.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { ListTable } from '#web/ui/list/ListTable.tsx';
import { ordersOfPath } from '#web/lib/paths/orders-of.ts';
import { LeavingDialog } from '#web/entities/shipment/hand-over/LeavingDialog.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import { RoleDialog } from './RoleDialog.tsx';
import { useSetActive } from './use-change-account.ts';
import { customersPath, type CustomersView } from './view.ts';
import * as styles from './customers.module.css';

/** Columns styled differently from those of other lists. */
const LOOKS: Record<string, string> = { orders: styles.orders, spent: styles.spent, joined: styles.joined };

/** Column classes with their headings. */
const COLUMNS = Object.fromEntries(
  Object.entries(copy.columns).map(([name, label]) => [LOOKS[name] ?? name, label]),
);

interface CustomersTableProps {
  customers: readonly Customer[];
  /** the list's state, for the link back from a customer's page */
  view: CustomersView;
}

export function CustomersTable({ customers, view }: CustomersTableProps) {
  const user = useUser();
  return (
    <ListTable columns={COLUMNS} className={styles.customersTable}>
      {customers.map((customer) => (
        <Row key={customer._id} customer={customer} isMe={customer._id === user?.id} view={view} />
      ))}
    </ListTable>
  );
}

interface ActionsProps {
  customer: Customer;
  /** the admin's own account: changes end her own rights */
  isMe: boolean;
}

function Row({ customer, isMe, view }: ActionsProps & Pick<CustomersTableProps, 'view'>) {
  const { _id, name, email, avatar, role, isActive, orders, spent, lastOrderAt, createdAt } = customer;
  return (
    <tr className={isActive ? undefined : styles.closed}>
      <th scope="row" className={styles.person}>
        <Avatar className={styles.face} name={name} src={avatar} size="s" />
        <div>
          <Link className={styles.name} to={customersPath({ ...view, customer: customer._id })}>
            <b title={name}>{name}</b>
          </Link>{' '}
          {isMe && <em>({copy.you})</em>} <CustomerMarks dealings={customer} />
          <p>{email}</p>
        </div>
      </th>
      <td className={styles.role}>
        <span
          className={classes(
            styles.roleMark,
            role === 'admin' && styles.admin,
            role === 'shipper' && styles.shipper,
          )}
        >
          {roleLabels[role]}
        </span>
        {!isActive && <span className={classes(styles.roleMark, styles.off)}>{copy.closed}</span>}
      </td>
      <td className={classes(styles.orders, 'num')}>
        {orders === 0 ? (
          <span className="text-muted">{copy.orders(0)}</span>
        ) : (
          <Link className="link" to={ordersOfPath(_id)} preventScrollReset aria-label={copy.ordersOf(name)}>
            {copy.orders(orders)}
          </Link>
        )}
      </td>
      <td className={classes(styles.spent, 'num')}>{formatVnd(spent)}</td>
      <td className={classes(styles.last, 'num', !lastOrderAt && styles.never)}>
        {lastOrderAt ? formatDate(lastOrderAt) : copy.never}
      </td>
      <td className={classes(styles.joined, 'num')}>{formatDate(createdAt)}</td>
      <td className="actions">
        <Actions customer={customer} isMe={isMe} />
      </td>
    </tr>
  );
}

export function Actions({ customer, isMe }: ActionsProps) {
  const { name, isActive } = customer;
  const [choosing, setChoosing] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { mutate, isPending } = useSetActive(customer, () => setLeaving(true));
  const close = async () => {
    const { title, message, yourself, confirmLabel, cancelLabel } = copy.closing;
    const words = { title: title(name), message: isMe ? yourself : message, confirmLabel, cancelLabel };
    if (await confirm(words)) mutate({ isActive: false });
  };
  return (
    <div className="row-actions">
      {isActive ? (
        <>
          <Button
            variant="paper"
            size="sm"
            aria-label={copy.changeName(name)}
            onClick={() => setChoosing(true)}
          >
            {copy.change}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            className="text-danger"
            disabled={isPending}
            aria-label={copy.closeName(name)}
            onClick={() => inBackground(close())}
          >
            {copy.close}
          </Button>
        </>
      ) : (
        <Button
          variant="leaf"
          size="sm"
          loading={isPending}
          aria-label={copy.openName(name)}
          onClick={() => mutate({ isActive: true })}
        >
          {copy.open}
        </Button>
      )}
      {leaving && (
        <LeavingDialog
          shipper={customer}
          onClose={() => setLeaving(false)}
          onLeave={(parcels) => {
            setLeaving(false);
            mutate({ isActive: false, parcels });
          }}
        />
      )}
      {choosing && <RoleDialog customer={customer} isMe={isMe} onClose={() => setChoosing(false)} />}
    </div>
  );
}
