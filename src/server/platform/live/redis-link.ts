import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { seconds } from '#domain/kernel/time.ts';
import { inBackground } from '../process/background.ts';
import type { Log } from '../process/log.ts';

/** Redis counts as away when it has not answered for this long, even if its connection stands. */
const ANSWER_WITHIN = seconds(3);
const ASK_EVERY = seconds(1);
/** Delay between connection attempts in ms, plus a random part up to as much again, which keeps instances apart. */
const TRY_AGAIN_AFTER = 300;

/** A connection to the other instances that may be away at any moment, and that nothing ever waits for. */
export type RedisLink = {
  isUp(): boolean;
  /** Resolves after the first attempt, whether it reached Redis or not. */
  tried: Promise<void>;
  /** The message is lost when the connection is down. */
  publish(channel: string, text: string): void;
  /** Whether no instance has done this within so many milliseconds; also true while Redis is away. */
  isFirst(task: string, within: number): Promise<boolean>;
  /** Clears the mark: it was not done after all. */
  undo(task: string): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  url: string;
  channels: string[];
  onMessage(text: string): void;
  /** @param again after an outage, during which messages may have been lost */
  onUp(again: boolean): void;
  onDown(): void;
  log: Log;
};

type Client = ReturnType<typeof clientOf>;

/** Commands are not queued: without a connection they fail at once, and a broken connection is not re-established. */
const clientOf = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: false, connectTimeout: ANSWER_WITHIN },
  });

/** Connects and reconnects in the background, each time with a new client, which both publishes and subscribes. */
export function openRedisLink({ url, channels, onMessage, onUp, onDown, log }: Options): RedisLink {
  const closing = new AbortController();
  const tried = Promise.withResolvers<void>();
  /** `latest` is the newest connection in any state; `client` is the same once it has subscribed. */
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

  /** The whole life of one connection. */
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
      // Messages in flight when the connection broke are lost; `down` logs the outage once.
      client.publish(channel, text).catch((error: unknown) => log.debug({ err: error }, 'news were lost'));
    },
    ...createTaskMarks(() => (client?.isReady ? client : null)),
    async close() {
      closing.abort();
      // Published messages are still sent.
      if (client?.isReady) await within(client, client.close()).catch(() => undefined);
      else latest?.destroy();
      client = null;
    },
  };
}

/** Work done once for all instances: each is a key that expires by itself. */
const createTaskMarks = (line: () => Client | null): Pick<RedisLink, 'isFirst' | 'undo'> => ({
  async isFirst(task, ms) {
    const client = line();
    if (client === null) return true;
    const marked = within(client, client.set(task, '1', { NX: true, PX: ms }));
    return (await marked.catch(() => 'OK')) !== null;
  },
  async undo(task) {
    const client = line();
    if (client !== null) await within(client, client.del(task)).catch(() => undefined);
  },
});

/**
 * Waits for a reply of Redis, with a timeout.
 * @throws on timeout; the client is then destroyed
 */
async function within<T>(client: Client, answer: Promise<T>): Promise<T> {
  const giveUp = setTimeout(() => client.destroy(), ANSWER_WITHIN);
  try {
    return await answer;
  } finally {
    clearTimeout(giveUp);
  }
}
