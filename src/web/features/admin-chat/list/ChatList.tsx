import { useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import type { User } from '#contract/http/identity.ts';
import { publicShop } from '#web/lib/public-shop.ts';
import { isOfficeTime, officeHoursOf } from '#domain/shop/office-hours.ts';
import { useNow } from '#web/entities/chat/messages/use-now.ts';
import { socketConnected } from '#web/lib/socket.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { useStore } from '#web/ui/store.ts';
import { TabPanel, Tabs } from '#web/ui/actions/Tabs.tsx';
import { copy } from '../copy.vi.ts';
import { onlineQuery, type DeskTab } from '../queries.ts';
import type { Desk } from '../use-desk.ts';
import { calledName } from '../view.ts';
import { ChatItem } from './ChatItem.tsx';
import { FindChats } from './FindChats.tsx';
import type { ListedChats } from './use-listed-chats.ts';
import * as styles from './list.module.css';
import * as looks from '../desk.module.css';

interface ChatListProps {
  desk: Desk;
  listed: ListedChats;
  me: User;
}

/** 'Quản lý Chat': pending and active chats, and the search for all others (spec §2, Admin chat list). */
export function ChatList({ desk, listed, me }: ChatListProps) {
  const { counts, searching } = listed;
  const count = (of: number | undefined) => (of === undefined ? '–' : String(of));
  const tabs = [
    { id: 'pending', label: copy.list.pending(count(counts.pending)) },
    { id: 'active', label: copy.list.active(count(counts.active)) },
  ] as const;
  const results = <Results desk={desk} listed={listed} me={me} />;

  return (
    <section className={styles.chatList} aria-label={copy.list.title}>
      <Head me={me} listed={listed} />
      <FindChats key={desk.searches} wanted={desk.wanted} onWanted={desk.setWanted} />
      {searching ? (
        <>
          <div className={styles.found}>
            <p role="status">{copy.find.results(listed.total)}</p>
            <button type="button" className="link" onClick={desk.clearSearch}>
              {copy.find.clear}
            </button>
          </div>
          <div className={styles.rows}>{results}</div>
        </>
      ) : (
        <>
          <Tabs<DeskTab>
            className={looks.deskTabs}
            label={copy.list.tabs}
            name="desk"
            items={tabs}
            value={desk.tab}
            onChange={desk.setTab}
          />
          <TabPanel name="desk" id={desk.tab} className={styles.rows}>
            {results}
          </TabPanel>
        </>
      )}
    </section>
  );
}

function Head({ me, listed }: { me: User; listed: ListedChats }) {
  const connected = useStore(socketConnected);
  const others = (useQuery(onlineQuery()).data ?? []).filter(({ _id }) => _id !== me.id);
  const [open] = useState(() => isOfficeTime(new Date(), officeHoursOf(publicShop())));
  const { reading } = listed;
  return (
    <header className={styles.listHead}>
      <h3>{copy.list.title}</h3>
      <span className={styles.onDot} data-on={connected}>
        {connected ? copy.list.online : copy.list.offline}
      </span>
      <p>{copy.list.greeting(calledName(me.name))}</p>
      <IconButton
        small
        icon="reset"
        label={reading ? copy.list.refreshing : copy.list.refresh}
        title={reading ? copy.list.refreshing : copy.list.refresh}
        aria-busy={reading || undefined}
        onClick={listed.again}
      />
      {others.length > 0 && (
        <p className={styles.wide}>{copy.list.together(others.map(({ name }) => name).join(', '))}</p>
      )}
      {!open && <p className={styles.wide}>{copy.list.outOfHours}</p>}
    </header>
  );
}

function Results({ desk, listed, me }: ChatListProps) {
  const now = useNow();
  const { chats } = listed;
  if (listed.loading) return <Waiting />;
  if (listed.failed)
    return (
      <FailedState heading="h3" title={copy.list.failed} onRetry={listed.again} retrying={listed.reading} />
    );
  if (chats.length === 0) return <p className={styles.none}>{emptyText(desk, listed)}</p>;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows beside the tab key */}
      <ul onKeyDown={moveFocus}>
        {chats.map((chat) => (
          <ChatItem
            key={chat._id}
            chat={chat}
            me={me}
            now={now}
            chosen={chat._id === desk.chosen}
            onChoose={() => desk.choose(chat._id)}
            onTaken={() => desk.follow(chat._id)}
          />
        ))}
      </ul>
      {listed.hasMore && (
        <Button variant="ghost" size="sm" full onClick={listed.more}>
          {copy.list.more}
        </Button>
      )}
    </>
  );
}

function emptyText({ tab }: Desk, { searching }: ListedChats): string {
  if (searching) return copy.find.nothing;
  return tab === 'pending' ? copy.list.noPending : copy.list.noActive;
}

function Waiting() {
  return (
    <Loading className={styles.waiting}>
      {[0, 1, 2, 3].map((row) => (
        <div key={row}>
          <Skeleton width={44} height={44} radius="50%" />
          <span>
            <Skeleton className="w60" />
            <Skeleton />
          </span>
        </div>
      ))}
    </Loading>
  );
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.altKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.choose')];
  const at = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement));
  rows[Math.min(rows.length - 1, Math.max(0, at + step))]?.focus();
  event.preventDefault();
}
