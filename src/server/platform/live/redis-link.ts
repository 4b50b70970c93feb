import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { seconds } from '#domain/kernel/time.ts';
import { inBackground } from '../process/background.ts';
import type { Log } from '../process/log.ts';

/** Redis that has not answered for so long counts as away, also when its connection stands. */
const ANSWER_WITHIN = seconds(3);
const ASK_EVERY = seconds(1);
/** Between two tries, so that it is found soon after its return; up to as much again keeps instances apart. */
const TRY_AGAIN_AFTER = 300;

/** A line to other instances that may be away at any moment, and that nobody ever waits for. */
export type RedisLink = {
  isUp(): boolean;
  /** Resolves after the first try, whether it reached Redis or not. */
  tried: Promise<void>;
  /** Lost when the line is down. */
  publish(channel: string, text: string): void;
  /** Whether nobody did this within so many milliseconds; true as well while nobody can be asked. */
  isFirst(deed: string, within: number): Promise<boolean>;
  /** It was not done after all. */
  undo(deed: string): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  url: string;
  channels: string[];
  onMessage(text: string): void;
  /** @param again after a time without it, in which anything may have been said */
  onUp(again: boolean): void;
  onDown(): void;
  log: Log;
};

type Client = ReturnType<typeof clientOf>;

/** Nothing waits in it: a command without a connection fails at once, a connection that broke is not mended. */
const clientOf = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: false, connectTimeout: ANSWER_WITHIN },
  });

/** Connects in the background, again and again, each time from nothing: one client for publishing and hearing. */
export function openRedisLink({ url, channels, onMessage, onUp, onDown, log }: Options): RedisLink {
  const closing = new AbortController();
  const tried = Promise.withResolvers<void>();
  /** The newest connection, whatever became of it, and the same once others can be heard over it. */
  let latest: Client | null = null;
  let client: Client | null = null;
  let awaySince: number | null = null;

  function up(connected: Client): void {
    client = connected;
    const again = awaySince !== null;
    if (awaySince !== null) log.info({ seconds: (Date.now() - awaySince) / 1000 }, 'redis is back');
    awaySince = null;
    onUp(again);
  }

  function down(reason: string): void {
    client = null;
    if (closing.signal.aborted || awaySince !== null) return;
    awaySince = Date.now();
    log.warn({ reason }, 'redis is away; this instance goes on alone');
    onDown();
  }

  /** One connection from its beginning to its end. */
  async function connection(): Promise<void> {
    const connecting = clientOf(url);
    latest = connecting;
    const broken = new Promise<never>((_, fail) => {
      connecting.on('error', fail);
    });
    const living = async () => {
      await within(connecting, connecting.connect());
      await within(connecting, connecting.subscribe(channels, onMessage));
      up(connecting);
      tried.resolve();
      while (!closing.signal.aborted) {
        await within(connecting, connecting.ping());
        await pause(ASK_EVERY, undefined, { signal: closing.signal });
      }
    };
    try {
      await Promise.race([broken, living()]);
    } catch (error) {
      down(error instanceof Error ? error.message : String(error));
    } finally {
      tried.resolve();
      if (!closing.signal.aborted) connecting.destroy();
    }
  }

  async function stayConnected(): Promise<void> {
    while (!closing.signal.aborted) {
      await connection();
      await pause(TRY_AGAIN_AFTER * (1 + Math.random()), undefined, { ref: false });
    }
  }
  inBackground(log, 'the link to redis', stayConnected());

  return {
    tried: tried.promise,
    isUp: () => client?.isReady ?? false,
    publish(channel, text) {
      if (!client?.isReady) return;
      // What was under way when the line broke is lost; that it broke is said once, by `down`.
      client.publish(channel, text).catch((error: unknown) => log.debug({ err: error }, 'news were lost'));
    },
    ...deedsOver(() => (client?.isReady ? client : null)),
    async close() {
      closing.abort();
      // What was published is still sent.
      if (client?.isReady) await within(client, client.close()).catch(() => undefined);
      else latest?.destroy();
      client = null;
    },
  };
}

/** What is done once for all instances: a mark each that ends by itself. */
const deedsOver = (line: () => Client | null): Pick<RedisLink, 'isFirst' | 'undo'> => ({
  async isFirst(deed, ms) {
    const client = line();
    if (client === null) return true;
    const marked = within(client, client.set(deed, '1', { NX: true, PX: ms }));
    return (await marked.catch(() => 'OK')) !== null;
  },
  async undo(deed) {
    const client = line();
    if (client !== null) await within(client, client.del(deed)).catch(() => undefined);
  },
});

/** Waits for an answer of Redis, but not for long. @throws when it does not come; the client is of no use any more */
async function within<T>(client: Client, answer: Promise<T>): Promise<T> {
  const giveUp = setTimeout(() => client.destroy(), ANSWER_WITHIN);
  try {
    return await answer;
  } finally {
    clearTimeout(giveUp);
  }
}
