import { expect } from 'vitest';
import type { ReadyMade, ReadyMadeDetail } from '#contract/http/catalogue.ts';
import type { CustomBracelet } from '#contract/http/design.ts';
import type { Person, Stage } from './browser.ts';

/** Calls the API with the person's session. */
export async function askAs<Data>(
  stage: Stage,
  { context }: Person,
  path: string,
  {
    method = 'GET',
    ...options
  }: { method?: 'POST' | 'PUT' | 'PATCH'; data?: object } | { method?: 'GET' } = {},
): Promise<Data> {
  const headers = { origin: stage.shop.url };
  const answer = await context.request.fetch(`/api${path}`, { method, headers, ...options });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return ((await answer.json()) as { data: Data }).data;
}

/** Adds an available ready-made bracelet to the cart. */
export async function fillCart(stage: Stage, person: Person): Promise<void> {
  const { bracelets } = await askAs<{ bracelets: ReadyMade[] }>(
    stage,
    person,
    '/ready-made-bracelets?limit=50',
  );
  const sold = bracelets.find(({ stock }) => stock > 5);
  await askAs(stage, person, '/cart/items', {
    method: 'POST',
    data: { readyMadeBracelet: sold?._id, quantity: 1, type: 'bracelet' },
  });
}

/** Saves a design of the person's own, copied from one of the shop's. */
export async function saveDesign(stage: Stage, person: Person, name: string): Promise<CustomBracelet> {
  const { bracelets } = await askAs<{ bracelets: ReadyMade[] }>(stage, person, '/ready-made-bracelets');
  const pattern = bracelets.find(({ hasDesign }) => hasDesign);
  const { design } = await askAs<ReadyMadeDetail>(stage, person, `/ready-made-bracelets/${pattern?._id}`);
  const { charms, ...string } = design!;
  return askAs(stage, person, '/custom-bracelets', {
    method: 'POST',
    data: { name, charms: charms.map(({ charm, position }) => ({ id: charm, position })), ...string },
  });
}
