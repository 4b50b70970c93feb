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

/** Also how soon a lost message is noticed when no other follows it. */
const HEARTBEAT_EVERY = seconds(1);
/** Gaps noticed within this time are reported together, in ms. */
const TOGETHER_WITHIN = 300;

const EVERYBODY = 'vuon-charm:instances';
const channelOf = (instance: ServerId) => `${EVERYBODY}:${instance}`;

/** Socket.IO's message types that only signal an instance's presence. */
const SIGNS_OF_LIFE = [MessageType.INITIAL_HEARTBEAT, MessageType.HEARTBEAT, MessageType.ADAPTER_CLOSE];

/** `n`: how many messages its sender has sent, including this one. */
type Numbered = ClusterMessage & { n: number };

export type Instances = {
  /** Subscribes to the loss of other instances' messages; called once for losses close together. */
  onMissed(listen: () => void): void;
  /** For work that one instance does on behalf of all. */
  once: Pick<RedisLink, 'isFirst' | 'undo'>;
  close(): Promise<void>;
};

/**
 * Socket.IO's adapter for several instances, over Redis. Messages go to the instance's own pages at once and to other instances
 * in the background: nothing waits for Redis and nothing fails with it. Messages are numbered, so a receiver that sees a gap
 * knows that something was lost, whatever the cause (decision 0029).
 */
export class InstancesAdapter extends ClusterAdapterWithHeartbeat {
  link: RedisLink | null = null;
  onGap: () => void = () => undefined;
  /** Called with the rooms of another instance's broadcast; none means everybody. */
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

  /**
   * @returns whether the message comes late: its gap was noticed and pages have read again since, so it would only arrive
   * twice
   */
  #isLate({ uid, n, type }: Numbered): boolean {
    const before = this.#heard.get(uid) ?? 0;
    const isNews = !SIGNS_OF_LIFE.includes(type);
    if (isNews && n <= before) return true;
    if (n !== before + Number(isNews)) this.onGap();
    if (type === MessageType.ADAPTER_CLOSE) this.#heard.delete(uid);
    else this.#heard.set(uid, n);
    return false;
  }

  /** Includes the sockets of other instances, unless Redis is down. */
  override async fetchSockets(options: Parameters<ClusterAdapterWithHeartbeat['fetchSockets']>[0]) {
    const alone = { ...options, flags: { ...options.flags, local: true } };
    return super.fetchSockets(this.link?.isUp() ? options : alone);
  }

  /** Counts messages that could not be sent too: that is how the others notice the gap. */
  protected override async doPublish(message: ClusterMessage): Promise<string> {
    if (!SIGNS_OF_LIFE.includes(message.type)) this.#sent += 1;
    this.link?.publish(EVERYBODY, JSON.stringify({ ...message, n: this.#sent } satisfies Numbered));
    return '';
  }

  /** Omits the handshake of a page, which contains its cookies. */
  protected override async doPublishResponse(asker: ServerId, response: ClusterResponse): Promise<void> {
    const answer = JSON.stringify(response, (key, value: unknown) => (key === 'handshake' ? {} : value));
    this.link?.publish(channelOf(asker), answer);
  }
}

/** Connects an adapter to the other instances; after the first attempt it reconnects in the background. */
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
        // From another release, or from a stranger: its content is unknown, so pages read again.
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
      isFirst: (task, within) => link.isFirst(`${EVERYBODY}:${task}`, within),
      undo: (task) => link.undo(`${EVERYBODY}:${task}`),
    },
    async close() {
      clearTimeout(telling);
      adapter.close();
      await link.close();
    },
  };
}
