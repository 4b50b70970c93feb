import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Chat } from '#contract/http/chat.ts';
import { formatDate } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { TabPanel, Tabs } from '#web/ui/actions/Tabs.tsx';
import { copy } from '../copy.vi.ts';
import { customerQuery, notesQuery } from '../queries.ts';
import { nameOf } from '../view.ts';
import { Notes } from './Notes.tsx';
import { OrdersBeside } from './OrdersBeside.tsx';
import * as styles from './side.module.css';
import * as looks from '../desk.module.css';

type Tab = 'orders' | 'notes';

/** Below this width it covers the whole chat (`side.module.css`). */
const PHONE = '(width < 48rem)';

/** The customer's details beside the chat: her orders, and the admins' internal notes. */
export function CustomerSide({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const [tab, setTab] = useState<Tab>('orders');
  const shut = useRef<HTMLButtonElement>(null);
  // On phones it covers the chat, so the element that had the focus is hidden.
  useEffect(() => {
    if (window.matchMedia(PHONE).matches) shut.current?.focus();
  }, []);
  const notes = useQuery(notesQuery(chat._id));
  const tabs = [
    { id: 'orders', label: copy.side.orders },
    { id: 'notes', label: copy.side.notes, count: notes.data?.length },
  ] as const;
  return (
    <aside className={styles.customerSide} aria-label={copy.side.open}>
      <header>
        <h3>{nameOf(chat)}</h3>
        <IconButton ref={shut} small icon="close" label={copy.side.close} onClick={onClose} />
        <Facts chat={chat} />
      </header>
      <Tabs<Tab>
        className={looks.deskTabs}
        label={copy.side.tabs}
        name="side"
        items={tabs}
        value={tab}
        onChange={setTab}
      />
      <TabPanel name="side" id={tab} className={styles.sidePanel}>
        {tab === 'orders' ? <OrdersBeside chat={chat} /> : <Notes chat={chat} />}
      </TabPanel>
    </aside>
  );
}

function Facts({ chat }: { chat: Chat }) {
  const { data: customer } = useQuery(customerQuery(chat));
  if (!customer) return <p>{chat.user.email}</p>;
  const lines = [
    customer.email,
    [customer.phone, customer.city].filter(Boolean).join(', '),
    copy.side.facts(customer.orders, formatDate(customer.createdAt)),
    customer.spent > 0 ? copy.side.spent(formatVnd(customer.spent)) : '',
  ].filter(Boolean);
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
