import type * as wire from '#contract/http/privacy.ts';
import type { dataRequests, users } from '../tables.ts';

export type RequestRow = typeof dataRequests.$inferSelect;
type Account = Pick<typeof users.$inferSelect, 'id' | 'name' | 'email'>;

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** As the person who asked sees it. */
export function presentRequest(row: RequestRow): wire.DataRequest {
  const { id, kind, via, words, createdAt, dueBy, actBy, answer, answeredAt, outcome, doneAt } = row;
  return {
    _id: id,
    kind,
    via,
    words,
    createdAt: createdAt.toISOString(),
    dueBy: dueBy.toISOString(),
    actBy: actBy.toISOString(),
    answer,
    answeredAt: iso(answeredAt),
    outcome,
    doneAt: iso(doneAt),
  };
}

/** The person who asked and where mail goes: the account's address, or what staff entered. */
export function personOf(
  { name, email, contact }: RequestRow,
  account: Account | null,
): wire.DeskDataRequest['person'] {
  return {
    _id: account?.id ?? null,
    name: name ?? account?.name ?? '',
    email: account?.email ?? email,
    contact,
  };
}

export function presentForDesk(row: RequestRow, account: Account | null): wire.DeskDataRequest {
  return { ...presentRequest(row), person: personOf(row, account), identified: row.identified };
}
