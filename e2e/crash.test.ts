import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CharmsPage, BraceletString } from '#contract/http/catalogue.ts';
import type { CustomBracelet } from '#contract/http/design.ts';
import { DEMO_PASSWORD, users } from '#seeds/people.ts';
import { newDataDir, startShop, type RunningShop } from './support/shop.ts';
import { visitor } from './support/visitor.ts';

/** Spec of the shop: nothing acknowledged is ever lost, however the power goes. */
const ROUNDS = 20;
const WRITERS = 4;
/** The kill comes with an answer in hand and the other writers in the middle of theirs. */
const ANSWERS_BEFORE_KILL = 12;

let data: Awaited<ReturnType<typeof newDataDir>>;
let shop: RunningShop;
const customer = visitor(() => shop.url);

beforeAll(async () => {
  data = await newDataDir();
  shop = await startShop(data.path);
  await customer.logIn(users[0]!.email, DEMO_PASSWORD);
});

afterAll(async () => {
  await shop.close();
  await data.remove();
});

test(`${ROUNDS} times kill -9 during writes: every acknowledged design is there afterwards`, async () => {
  const design = await aDesign();
  const acknowledged: string[] = [];

  for (let round = 0; round < ROUNDS; round += 1) {
    const alsoDatabase = round % 2 === 1;
    await writeUntilKilled(design, acknowledged, alsoDatabase);
    shop = await startShop(data.path);
    const { status, data: kept } = await customer.get<CustomBracelet[]>('/custom-bracelets');
    expect(status).toBe(200);
    const there = new Set(kept.map(({ _id }) => _id as string));
    expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * ANSWERS_BEFORE_KILL);
}, 240_000);

async function aDesign() {
  const { data: page } = await customer.get<CharmsPage>('/charms?limit=15&inStock=true');
  const { data: strings } = await customer.get<BraceletString[]>('/bracelet-strings');
  return {
    name: 'Vòng bền',
    charms: page.charms.map(({ _id }, position) => ({ id: _id, position })),
    braceletString: strings[0]!._id,
    wristSize: 11,
  };
}

/** Several writers at once; with the last expected answer the process dies without a word. */
async function writeUntilKilled(
  design: object,
  acknowledged: string[],
  alsoDatabase: boolean,
): Promise<void> {
  const postmaster = await postmasterPid();
  const target = acknowledged.length + ANSWERS_BEFORE_KILL;
  let dead = false;
  const write = async () => {
    while (!dead) {
      const answer = await customer
        .send<CustomBracelet>('POST', '/custom-bracelets', design)
        .catch(() => null);
      if (answer === null) return;
      expect(answer.status).toBeLessThan(300);
      acknowledged.push(answer.data._id);
      if (acknowledged.length >= target && !dead) {
        dead = true;
        process.kill(shop.pid, 'SIGKILL');
        if (alsoDatabase) process.kill(postmaster, 'SIGKILL');
      }
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  await shop.ended;
}

async function postmasterPid(): Promise<number> {
  const file = await readFile(join(data.path, 'postgres/cluster/postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}
