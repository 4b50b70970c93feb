// Many open pages in one process, with the official client: connects, sends, receives. Controlled by `bench/chat.ts`.
import { io, type Socket } from 'socket.io-client';
import type { ChatId } from '#domain/kernel/ids.ts';
import type { ClientToServerEvents, ServerToClientEvents } from '#contract/socket.ts';
import { createListener, type Listener } from './listener.ts';
import { encodeMessage, type Findings, type Request, type ConnectedUser } from './plan.ts';

type Page = {
  seat: ConnectedUser;
  socket: Socket<ServerToClientEvents, ClientToServerEvents>;
  listener: Listener;
};

/** Pages opened concurrently. */
const CONCURRENCY = 20;
/** How long a message may go unacknowledged. */
const PATIENCE = 20_000;
const TICK = 5;

const pages: Page[] = [];
const sent = new Map<ChatId, number>();
const waits: number[] = [];
const refused: string[] = [];
let acknowledged = 0;
let counted = false;

process.on('message', async (request: Request) => {
  const done = await answer(request);
  process.send?.(done);
});

async function answer(request: Request): Promise<object> {
  switch (request.ask) {
    case 'connect':
      await connectAll(request.url, request.seats);
      return {};
    case 'talk':
      counted = request.counted;
      await talk(request.seconds, request.perSecond);
      return {};
    case 'findings':
      return findings();
  }
}

async function connectAll(url: string, seats: readonly ConnectedUser[]): Promise<void> {
  const left = [...seats];
  const opener = async () => {
    for (let seat = left.pop(); seat; seat = left.pop()) pages.push(await connect(url, seat));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, opener));
}

/** Polling first, then websocket, as browsers do. */
async function connect(url: string, seat: ConnectedUser): Promise<Page> {
  const extraHeaders = { cookie: seat.cookie, origin: url };
  const auth = { id: seat.id, role: seat.role };
  const socket: Page['socket'] = io(url, { forceNew: true, reconnection: false, extraHeaders, auth });
  const listener = createListener();
  const own = new Set(seat.chats);
  socket.on('new_message', (news) => {
    const wait = listener.hear(news);
    // An admin receives all chats; the recipient is otherwise the chat's customer.
    const { sender } = news.message;
    if (counted && own.has(news.chatId) && sender?._id !== seat.id) waits.push(wait);
  });
  await new Promise<void>((done, failed) => void socket.once('connect', done).once('connect_error', failed));
  const { engine } = socket.io;
  if (engine.transport.name === 'polling')
    await new Promise<void>((done) => void engine.once('upgrade', () => done()));
  const [chatId] = seat.chats;
  if (chatId !== undefined) await socket.timeout(PATIENCE).emitWithAck('join_chat', { chatId });
  return { seat, socket, listener };
}

/** Sends at a constant rate, whether acknowledgements keep up or not. */
async function talk(seconds: number, perSecond: number): Promise<void> {
  const turns = speakers();
  const answers: Promise<void>[] = [];
  const started = performance.now();
  const total = seconds * perSecond;
  while (answers.length < total) {
    const due = Math.min(total, ((performance.now() - started) / 1000) * perSecond);
    while (answers.length < due) answers.push(say(turns));
    await new Promise((next) => void setTimeout(next, TICK));
  }
  await Promise.all(answers);
}

/** Two customers, then an admin, and so on: each role takes turns, admins across their chats. */
function* speakers(): Generator<{ page: Page; chatId: ChatId }, never> {
  const [customers, admins] = (['customer', 'admin'] as const).map((role) =>
    pages.filter(({ seat }) => seat.role === role),
  );
  const rounds = [0, 0];
  for (let turn = 0; ; turn += 1) {
    const kind = turn % 3 === 2 ? 1 : 0;
    const people = (kind === 1 ? admins : customers) ?? [];
    const round = rounds[kind]!++;
    const page = people[round % people.length]!;
    const { chats } = page.seat;
    yield { page, chatId: chats[Math.floor(round / people.length) % chats.length]! };
  }
}

async function say(turns: Generator<{ page: Page; chatId: ChatId }, never>): Promise<void> {
  const { page, chatId } = turns.next().value;
  const number = (sent.get(chatId) ?? 0) + 1;
  sent.set(chatId, number);
  const metadata = { clientId: `${chatId} ${number}` };
  const message = { chatId, content: encodeMessage(number), metadata };
  const late = { ok: false, code: 'TIMEOUT', message: '' } as const;
  const receipt = await page.socket
    .timeout(PATIENCE)
    .emitWithAck('send_message', message)
    .catch(() => late);
  if (receipt.ok) acknowledged += 1;
  else refused.push(receipt.code);
}

function findings(): Findings {
  const sum = (of: 'heard' | 'doubled' | 'reordered') =>
    pages.reduce((total, { listener }) => total + listener[of], 0);
  return {
    sent: Object.fromEntries(sent),
    acknowledged,
    refused: [...new Set(refused)],
    heard: sum('heard'),
    doubled: sum('doubled'),
    reordered: sum('reordered'),
    waits,
  };
}
