import type { Charm } from '#contract/http/catalogue.ts';
import type { Chat } from '#contract/http/chat.ts';
import type { Order } from '#contract/http/ordering.ts';
import type { Customer } from '#contract/http/users-admin.ts';
import { stockLabel, availableOf } from '#domain/catalogue/stock.ts';
import { matchesFolded } from '#domain/kernel/folding.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { orderStatusLabel } from '#domain/ordering/copy.vi.ts';
import { tabPath, type TabName } from '#web/lib/paths/admin-tabs.ts';
import type { IconName } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';

/** Target of a line: a URL, a chat, or the list of shortcuts. */
export type Target = { to: string } | { chat: string | null } | { keys: true };

export type Line = {
  readonly id: string;
  readonly icon: IconName;
  readonly name: string;
  readonly note?: string;
  readonly target: Target;
};

export type GroupName = keyof typeof copy.groups;
export type Group = {
  readonly name: GroupName;
  readonly lines: readonly Line[];
  /** results for the previous search words */
  readonly isOld?: boolean;
};

/** A tab of the admin pages, with its label and icon. */
export type DeskTab = { readonly name: TabName; readonly label: string; readonly icon: IconName };

const { actions } = copy;
const ACTIONS: readonly Line[] = [
  line('confirm', 'check', actions.confirm, { to: `${tabPath('orders')}&trang-thai=pending` }),
  line('reconcile', 'cash', actions.reconcile, {
    to: `${tabPath('orders')}&trang-thai=waiting_for_admin_confirmation`,
  }),
  line('ship', 'truck', actions.ship, { to: `${tabPath('orders')}&trang-thai=confirmed&anh=ready` }),
  line('chat', 'chat', actions.chat, { chat: null }),
  line('keys', 'key', actions.keys, { keys: true }),
];

function line(id: string, icon: IconName, name: string, target: Target, note?: string): Line {
  return { id, icon, name, target, ...(note !== undefined && { note }) };
}

/** Entries that need no request: tabs and frequent actions. */
export function standingGroups(words: string, tabs: readonly DeskTab[]): Group[] {
  const fitting = (lines: readonly Line[]) => lines.filter(({ name }) => matchesFolded(name, words));
  return [
    { name: 'actions', lines: fitting(ACTIONS) },
    {
      name: 'tabs',
      lines: fitting(
        tabs.map(({ name, label, icon }) => line(`tab-${name}`, icon, label, { to: tabPath(name) })),
      ),
    },
  ];
}

export function orderLine({ _id, user, status, totalPrice }: Order): Line {
  const note = `${user.name}, ${orderStatusLabel(status)}, ${formatVnd(totalPrice)}`;
  return line(_id, 'cart', `#${shortId(_id)}`, { to: `${tabPath('orders')}&don=${_id}` }, note);
}

export function customerLine({ _id, name, email }: Customer): Line {
  const to = `${tabPath('customers')}&khach=${_id}`;
  return line(_id, 'user', name, { to }, email);
}

export function charmLine(charm: Charm): Line {
  const to = `${tabPath('charms')}&q=${encodeURIComponent(charm.name)}`;
  const note = `${formatVnd(charm.price)}, ${stockLabel(availableOf(charm))}`;
  return line(charm._id, 'flower', charm.name, { to }, note);
}

export function chatLine({ _id, user, lastMessage }: Chat): Line {
  return line(_id, 'chat', user.name, { chat: _id }, lastMessage?.content);
}

/** The previous or next line, wrapping around; the first if none is active. */
export function neighbourOf(groups: readonly Group[], id: string | null, step: 1 | -1): string | null {
  const ids = groups.flatMap(({ lines }) => lines.map((each) => each.id));
  if (ids.length === 0) return null;
  const at = id === null ? -1 : ids.indexOf(id);
  if (at === -1) return (step === 1 ? ids[0] : ids.at(-1)) ?? null;
  return ids.at((at + step) % ids.length) ?? null;
}
