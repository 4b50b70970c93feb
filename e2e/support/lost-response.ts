import type { Route } from 'playwright-core';

/** A change arrives at the shop, its answer gets lost on the way back; reads pass. For `page.route`. */
export async function loseResponse(route: Route): Promise<void> {
  if (route.request().method() === 'GET') return route.fallback();
  await route.fetch();
  await route.abort('connectionreset');
}
