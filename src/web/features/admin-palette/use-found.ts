import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import {
  charmLine,
  chatLine,
  customerLine,
  orderLine,
  standingGroups,
  type DeskTab,
  type Group,
} from './lines.ts';
import {
  foundCharmsQuery,
  foundChatsQuery,
  foundCustomersQuery,
  foundOrdersQuery,
  isTooShort,
  MOST_SHOWN,
} from './queries.ts';

/** Debounce before the server is asked, in milliseconds. */
const PAUSE = 200;

type Found = { groups: Group[]; isSearching: boolean; hasFailed: boolean };

/** Results for the words by group: local entries at once, server results after the debounce. */
export function useFound(typed: string, tabs: readonly DeskTab[]): Found {
  const words = tidyLine(typed.replaceAll('#', ' '));
  const [asked, setAsked] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), PAUSE);
    return () => clearTimeout(timer);
  }, [words]);
  const orders = useQuery(foundOrdersQuery(asked));
  const customers = useQuery(foundCustomersQuery(asked));
  const charms = useQuery(foundCharmsQuery(asked));
  const chats = useQuery(foundChatsQuery(asked));
  const standing = standingGroups(words, tabs);
  if (isTooShort(words)) return { groups: filled(standing), isSearching: false, hasFailed: false };
  const all = [orders, customers, charms, chats];
  const isOld = ({ isPlaceholderData }: { isPlaceholderData: boolean }) =>
    words !== asked || isPlaceholderData;
  const found: Group[] = [
    { name: 'orders', isOld: isOld(orders), lines: (orders.data?.orders ?? []).map(orderLine) },
    { name: 'customers', isOld: isOld(customers), lines: (customers.data?.users ?? []).map(customerLine) },
    { name: 'charms', isOld: isOld(charms), lines: (charms.data?.charms ?? []).map(charmLine) },
    {
      name: 'chats',
      isOld: isOld(chats),
      lines: (chats.data?.chats ?? []).slice(0, MOST_SHOWN).map(chatLine),
    },
  ];
  return {
    groups: filled([...standing, ...found]),
    isSearching: words !== asked || all.some(({ isFetching }) => isFetching),
    hasFailed: all.some(({ isError }) => isError),
  };
}

const filled = (groups: readonly Group[]) => groups.filter(({ lines }) => lines.length > 0);
