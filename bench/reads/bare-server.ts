// Sends one fixed response as fast as Node's own server can: the baseline for reads.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type BareResponse = { head: string[]; bytes: string };

let answer: { head: string[]; bytes: Buffer } = { head: [], bytes: Buffer.alloc(0) };
process.on('message', ({ head, bytes }: BareResponse) => {
  answer = { head, bytes: Buffer.from(bytes, 'base64') };
  process.send?.('ready');
});

const server = createServer((_request, response) => {
  response.writeHead(200, answer.head).end(answer.bytes);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
