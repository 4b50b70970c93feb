import { afterAll, beforeAll, expect, test } from 'vitest';
import { minutes } from '#domain/kernel/time.ts';
import { hasRedisServer, redisProcess, type RedisProcess } from '../../../../test-support/redis-process.ts';
import { createLog } from '../process/log.ts';
import { openRedisLink, type RedisLink } from './redis-link.ts';

const why = hasRedisServer ? '' : ' (skipped: this machine has no redis-server)';

let redis: RedisProcess;
const links: RedisLink[] = [];
beforeAll(async () => {
  redis = await redisProcess();
  if (hasRedisServer) await redis.start();
});
afterAll(async () => {
  for (const link of links) await link.close();
  await redis.kill();
});

async function linked(): Promise<RedisLink> {
  const nothing = () => undefined;
  const heard = { onMessage: nothing, onUp: nothing, onDown: nothing };
  const link = openRedisLink({ url: redis.url, channels: ['test'], log: createLog('silent'), ...heard });
  links.push(link);
  await link.tried;
  return link;
}

test.skipIf(!hasRedisServer)(`isFirst: once per task, again after undo or without Redis${why}`, async () => {
  const instances = [await linked(), await linked(), await linked()];
  const firsts = async (task: string) => {
    const said = await Promise.all(instances.map((each) => each.isFirst(task, minutes(1))));
    return said.filter(Boolean).length;
  };
  expect([await firsts('a letter'), await firsts('a letter'), await firsts('another')]).toEqual([1, 0, 1]);
  await instances[0]!.undo('a letter');
  expect(await firsts('a letter')).toBe(1);
  // With Redis gone, each instance does it.
  await redis.kill();
  expect(await firsts('a letter')).toBe(3);
});
