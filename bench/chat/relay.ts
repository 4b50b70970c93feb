// A bare Socket.IO server that relays messages as the shop does, to the same pages, without sessions, checks or database: the
// lower bound of the cost. Prints its address, ends on SIGTERM.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

type Said = { chatId: string; content: string; metadata: { clientId: string } };

const server = createServer();
const io = new Server(server, { serveClient: false, transports: ['polling', 'websocket'] });
const lastSeq = new Map<string, number>();

io.on('connection', async (socket) => {
  const { id, role } = socket.handshake.auth as { id: string; role: string };
  const sender = {
    _id: id,
    name: 'Khánh Linh',
    email: `${id}@example.vn`,
    profile_image: null,
    role,
  };
  await socket.join([`user:${id}`, `role:${role}`]);
  socket.on('join_chat', async ({ chatId }: Said, done: (answer: object) => void) => {
    await socket.join(`chat:${chatId}`);
    done({ ok: true });
  });
  socket.on('send_message', ({ chatId, content, metadata }: Said, done: (answer: object) => void) => {
    const seq = (lastSeq.get(chatId) ?? 0) + 1;
    lastSeq.set(chatId, seq);
    const message = {
      _id: randomUUID(),
      chatId,
      seq,
      sender,
      content,
      type: 'text',
      metadata,
      isRead: false,
      createdAt: new Date().toISOString(),
    };
    io.to([`chat:${chatId}`, 'role:admin']).emit('new_message', { chatId, message });
    done({ ok: true, chatId, message });
  });
});

process.on('SIGTERM', () => {
  io.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
