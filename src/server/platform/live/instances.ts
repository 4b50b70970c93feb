import {
  ClusterAdapterWithHeartbeat,
  MessageType,
  type ClusterMessage,
  type ClusterResponse,
  type ServerId,
} from 'socket.io-adapter';
import type { Namespace } from 'socket.io';
import { seconds } from '#domain/kernel/time.ts';
import type { Health } from '../http/health.ts';
import type { Log } from '../process/log.ts';
import { openRedisLink, type RedisLink } from './redis-link.ts';

/** Also how soon a loss is noticed that no other news follows. */
const HEARTBEAT_EVERY = seconds(1);
/** Gaps that are noticed together are told together. */
const TOGETHER_WITHIN = 300;

const EVERYBODY = 'vuon-charm:instances';
const channelOf = (instance: ServerId) => `${EVERYBODY}:${instance}`;

/** Socket.IO's message types of instances that only say that they are there. */
const SIGNS_OF_LIFE = [MessageType.INITIAL_HEARTBEAT, MessageType.HEARTBEAT, MessageType.ADAPTER_CLOSE];

/** `n`: how many messages its sender has sent, with this one. */
type Numbered = ClusterMessage & { n: number };

export type Instances = {
  /** Calls when news of other instances were lost; once for losses close together. */
  onMissed(listen: () => void): void;
  /** What one of them does for all. */
  once: Pick<RedisLink, 'isFirst' | 'undo'>;
  close(): Promise<void>;
};

/**
 * Socket.IO's adapter for several instances, over Redis. News are told to one's own pages at once and to other instances
 * on the way: nothing waits for Redis and nothing fails with it. News are numbered, so who hears another number than the
 * next knows that something was lost, whatever lost it (decision 0029).
 */
export class InstancesAdapter extends ClusterAdapterWithHeartbeat {
  link: RedisLink | null = null;
  onGap: () => void = () => undefined;
  /** Hears in which rooms another instance told something; none: everybody's. */
  onNews: (rooms: Iterable<string>) => void = () => undefined;
  #sent = 0;
  readonly #heard = new Map<ServerId, number>();

  constructor(namespace: Namespace) {
    super(namespace, { heartbeatInterval: HEARTBEAT_EVERY });
  }

  get channels(): string[] {
    return [EVERYBODY, channelOf(this.uid)];
  }

  receive(text: string): void {
    const message = JSON.parse(text) as Numbered | ClusterResponse;
    if (message.uid === this.uid || ('n' in message && this.#isLate(message))) return;
    if ('type' in message && message.type === MessageType.BROADCAST) this.onNews(message.data.opts.rooms);
    this.onMessage(message as ClusterMessage);
  }

  /** @returns whether it was lost before and read again since, so that it would only arrive twice */
  #isLate({ uid, n, type }: Numbered): boolean {
    const before = this.#heard.get(uid) ?? 0;
    const isNews = !SIGNS_OF_LIFE.includes(type);
    if (isNews && n <= before) return true;
    if (n !== before + Number(isNews)) this.onGap();
    if (type === MessageType.ADAPTER_CLOSE) this.#heard.delete(uid);
    else this.#heard.set(uid, n);
    return false;
  }

  /** Those of the others too, unless they cannot be asked. */
  override async fetchSockets(options: Parameters<ClusterAdapterWithHeartbeat['fetchSockets']>[0]) {
    const alone = { ...options, flags: { ...options.flags, local: true } };
    return super.fetchSockets(this.link?.isUp() ? options : alone);
  }

  /** What could not be sent counts too: that is what the others notice. */
  protected override async doPublish(message: ClusterMessage): Promise<string> {
    if (!SIGNS_OF_LIFE.includes(message.type)) this.#sent += 1;
    this.link?.publish(EVERYBODY, JSON.stringify({ ...message, n: this.#sent } satisfies Numbered));
    return '';
  }

  /** Without the handshake of a page, in which its cookies are. */
  protected override async doPublishResponse(asker: ServerId, response: ClusterResponse): Promise<void> {
    const answer = JSON.stringify(response, (key, value: unknown) => (key === 'handshake' ? {} : value));
    this.link?.publish(channelOf(asker), answer);
  }
}

/** Opens the line of an adapter to the others: after one try it goes on in the background. */
export async function joinInstances(
  adapter: InstancesAdapter,
  url: string,
  health: Health,
  log: Log,
): Promise<Instances> {
  const listeners: (() => void)[] = [];
  let telling: NodeJS.Timeout | undefined;
  adapter.onGap = () => {
    telling ??= setTimeout(() => {
      telling = undefined;
      for (const listen of listeners) listen();
    }, TOGETHER_WITHIN);
  };
  const link = openRedisLink({
    url,
    channels: adapter.channels,
    log,
    onMessage(text) {
      try {
        adapter.receive(text);
      } catch (error) {
        // Of another release, or of a stranger: whatever it said, pages read again.
        log.warn({ err: error }, 'news of another instance could not be read');
        adapter.onGap();
      }
    },
    onUp(again) {
      health.degraded.delete('redis');
      adapter.init();
      if (again) adapter.onGap();
    },
    onDown() {
      health.degraded.add('redis');
    },
  });
  adapter.link = link;
  await link.tried;
  return {
    onMissed(listen) {
      listeners.push(listen);
    },
    once: {
      isFirst: (deed, within) => link.isFirst(`${EVERYBODY}:${deed}`, within),
      undo: (deed) => link.undo(`${EVERYBODY}:${deed}`),
    },
    async close() {
      clearTimeout(telling);
      adapter.close();
      await link.close();
    },
  };
}
