import type { ClientError } from '#contract/http/diagnostics.ts';
import type { ClientErrorRow } from './repository.ts';

export function presentClientError(row: ClientErrorRow): ClientError {
  const { id, fingerprint: _, firstSeenAt, lastSeenAt, ...told } = row;
  return { _id: id, ...told, firstSeenAt: firstSeenAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() };
}
