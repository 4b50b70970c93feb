import type { ClientError, ErrorRelease } from '#contract/http/diagnostics.ts';
import type { ClientErrorRow, listReleases } from './repository.ts';

export function presentClientError(row: ClientErrorRow): ClientError {
  const { id, fingerprint: _, firstSeenAt, lastSeenAt, ...told } = row;
  return { _id: id, ...told, firstSeenAt: firstSeenAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() };
}

export function presentRelease({
  since,
  ...release
}: Awaited<ReturnType<typeof listReleases>>[number]): ErrorRelease {
  return { ...release, since: since.toISOString() };
}
