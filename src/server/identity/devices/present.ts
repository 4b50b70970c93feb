import type { Device } from '#contract/http/sign-in.ts';
import type { SessionRow } from '../sessions/repository.ts';

/** @param current the session of the request */
export function presentDevice(session: SessionRow, current: string): Device {
  const { id, browser, system, network, createdAt, seenAt } = session;
  return {
    _id: id,
    isThis: id === current,
    browser,
    system,
    network,
    signedInAt: createdAt.toISOString(),
    seenAt: (seenAt ?? createdAt).toISOString(),
  };
}
