import type * as wire from '#contract/http/users-admin.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { paginationOf } from '#server/platform/db/paging.ts';
import { getPeople } from '../accounts/queries.ts';
import { listSecurityEvents } from './repository.ts';

/** A page of events, newest first; deleted accounts have no name. */
export async function getSecurityEvents(
  db: Db,
  query: z.output<typeof wire.SecurityEventsQuery>,
): Promise<wire.SecurityEvents> {
  const { rows, total } = await listSecurityEvents(db, query);
  const ids = rows.flatMap(({ userId }) => userId ?? []);
  const people = await getPeople(db, [...new Set(ids)]);
  return {
    events: rows.map(({ id, at, kind, userId, network, route }) => ({
      _id: String(id),
      at: at.toISOString(),
      kind,
      user: userId === null ? null : { _id: userId, name: people.get(userId)?.name ?? '' },
      network,
      route,
    })),
    pagination: paginationOf(query, total),
  };
}
