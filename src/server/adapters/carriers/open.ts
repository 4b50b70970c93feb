import { CARRIERS, type CarrierId } from '#domain/fulfilment/carriers.ts';
import type { Config } from '#server/platform/process/config.ts';
import { withBreaker } from './call.ts';
import type { CarrierApi } from './carrier.ts';
import { createGhn } from './ghn.ts';
import { createGhtk } from './ghtk.ts';
import { createViettelPost } from './viettel-post.ts';

/** The carriers that the shop is connected to. */
export type Carriers = ReadonlyMap<CarrierId, CarrierApi>;

/** @param now milliseconds, for the circuit breaker */
export function openCarriers({ carriers }: Pick<Config, 'carriers'>, now: () => number): Carriers {
  const apis: Record<CarrierId, CarrierApi | null> = {
    ghn: carriers.ghn && createGhn(carriers.ghn),
    ghtk: carriers.ghtk && createGhtk(carriers.ghtk),
    viettelpost: carriers.viettelpost && createViettelPost({ ...carriers.viettelpost, now }),
  };
  return new Map(
    CARRIERS.flatMap((id) => {
      const api = apis[id];
      return api === null ? [] : [[id, withBreaker(api, now)] as const];
    }),
  );
}
