import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CustomerFile } from '#contract/http/users-admin.ts';
import { roleLabels } from '#domain/identity/copy.vi.ts';
import { formatDate } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { CustomerMarks } from '#web/entities/order/CustomerMarks.tsx';
import { ApiError } from '#web/lib/api.ts';
import { readablePhone } from '#web/lib/text/phone.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { classes } from '#web/ui/classes.ts';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Avatar } from '#web/ui/media/Avatar.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { Actions } from '../CustomersTable.tsx';
import { copy } from '../copy.vi.ts';
import { giveFocus } from '#web/ui/list/given-focus.ts';
import { customersPath, type CustomersView } from '../view.ts';
import { Chats, Designs, Orders, Reviews } from './CustomerLists.tsx';
import { CustomerNotes } from './CustomerNotes.tsx';
import { Addresses } from './Addresses.tsx';
import { customerFileQuery } from './queries.ts';
import * as styles from './customer.module.css';

const words = copy.page;

/** Everything about one customer: orders, designs, chats, reviews, refunds due, and staff notes. */
export function CustomerPage({ view }: { view: CustomersView }) {
  const file = useQuery(customerFileQuery(view.customer));
  return (
    <div className={styles.page}>
      <LinkButton
        className="justify-self-start"
        variant="paper"
        size="sm"
        icon="arrow-left"
        to={customersPath({ ...view, customer: '' })}
      >
        {words.back}
      </LinkButton>
      {file.data ? (
        <File file={file.data} />
      ) : isMissing(file.error) ? (
        <Card className="py-10">
          <EmptyState title={words.missing} text={words.missingText} pose="thinking" />
        </Card>
      ) : file.isError ? (
        <Card className="py-10">
          <FailedState
            title={words.failed}
            onRetry={() => inBackground(file.refetch())}
            retrying={file.isFetching}
          />
        </Card>
      ) : (
        <Loading className="grid gap-4">
          <Skeleton height={140} radius={16} />
          <Skeleton height={320} radius={16} />
        </Loading>
      )}
    </div>
  );
}

const isMissing = (error: Error | null) => error instanceof ApiError && error.code === 'NOT_FOUND';

function File({ file }: { file: CustomerFile }) {
  const { _id, name } = file.customer;
  return (
    <>
      <Head file={file} />
      <div className={styles.columns}>
        {!file.isGone && <CustomerNotes customerId={_id} notes={file.notes} />}
        <div className={styles.main}>
          <Orders orders={file.orders} customer={_id} />
          <Designs designs={file.designs} />
          <Reviews reviews={file.reviews} name={name} />
        </div>
        <div className={styles.side}>
          <Chats chats={file.chats} />
          <Addresses addresses={file.addresses} />
        </div>
      </div>
    </>
  );
}

function Head({ file: { customer, isGone, owedBack } }: { file: CustomerFile }) {
  const me = useUser();
  const heading = useArrivalFocus();
  const { name, email, phone, avatar, role, isActive, createdAt, spent, completed, failed, lastOrderAt } =
    customer;
  const facts = [
    [words.spent, formatVnd(spent)],
    [words.owedBack, formatVnd(owedBack)],
    [words.kept, String(completed)],
    [words.returned, String(failed)],
    [words.last, lastOrderAt ? formatDate(lastOrderAt) : copy.never],
  ] as const;
  return (
    <Card as="section" aria-label={name}>
      <div className={styles.head}>
        <Avatar name={name} src={avatar} />
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1}>
            {name}
          </h2>
          <p className="flex flex-wrap items-center gap-2 text-sm">
            {roleLabels[role]}
            {!isActive && <b className="text-danger">{isGone ? words.gone : copy.closed}</b>}
            <CustomerMarks dealings={customer} />
          </p>
          {!isGone && (
            <p className={styles.ways}>
              <a href={`mailto:${email}`}>{email}</a>
              {phone && <a href={`tel:${phone}`}>{readablePhone(phone)}</a>}
            </p>
          )}
          <p className="num text-sm text-muted">{words.since(formatDate(createdAt))}</p>
        </div>
        {!isGone && <Actions customer={customer} isMe={customer._id === me?.id} />}
      </div>
      <dl className={styles.facts} aria-label={words.money}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={classes('num', label === words.owedBack && owedBack > 0 && 'text-danger')}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** On arrival from another page, the customer's name takes the focus that the dashboard's heading got while the data loaded. */
function useArrivalFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current && document.activeElement?.matches('main, h1')) giveFocus(heading.current);
  }, []);
  return heading;
}
