import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the endpoint, in OpenAI's chat-completions format. */
export type ReceivedRequest = {
  model: string;
  messages: { role: string; content: string }[];
  response_format: { type: string };
};

/** A response: a message's content, an error status, none at all, one that never ends, or custom handling of the connection. */
export type Reply =
  | string
  | { status: number; headers?: Record<string, string> }
  | { silent: true }
  | { endless: string }
  | { raw: (response: ServerResponse) => void };

export type FakeModel = {
  url: string;
  asked: ReceivedRequest[];
  /** Sets the response from now on. */
  answers(reply: Reply | ((asked: ReceivedRequest) => Reply)): void;
  close(): Promise<void>;
};

/** A fake OpenAI-compatible endpoint that returns what a test wants. */
export async function fakeModel(): Promise<FakeModel> {
  const asked: ReceivedRequest[] = [];
  let reply: (asked: ReceivedRequest) => Reply = () => ({ status: 500 });
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const question = JSON.parse(body) as ReceivedRequest;
      asked.push(question);
      send(response, reply(question));
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    answers(next) {
      asked.length = 0;
      reply = typeof next === 'function' ? next : () => next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => void server.close(done));
    },
  };
}

function send(response: ServerResponse, reply: Reply): void {
  if (typeof reply === 'object' && 'silent' in reply) return;
  if (typeof reply === 'object' && 'raw' in reply) return reply.raw(response);
  response.setHeader('content-type', 'application/json');
  if (typeof reply === 'object' && 'endless' in reply) return goOn(response, reply.endless);
  if (typeof reply === 'object') {
    response.statusCode = reply.status;
    for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value);
    response.end(JSON.stringify({ error: { message: 'refused', type: 'test', code: null } }));
    return;
  }
  const choice = { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: reply } };
  response.end(
    JSON.stringify({ id: 'x', object: 'chat.completion', created: 0, model: 'fake', choices: [choice] }),
  );
}

/** Streams as much as the client accepts. */
function goOn(response: ServerResponse, words: string): void {
  if (response.destroyed) return;
  if (response.write(words)) setImmediate(goOn, response, words);
  else response.once('drain', () => goOn(response, words));
}
