import { connect } from 'node:net';

export type Load = {
  /** Responses per second. */
  rate: number;
  p50: number;
  p99: number;
  /** Responses other than 200. */
  failed: number;
};

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Requests one address over several connections, each as soon as the previous response is complete. Parses only status and
 * length, so that the load generator does not measure itself.
 * @param head the complete head of the request
 */
export async function load(port: number, head: string, connections: number, ms: number): Promise<Load> {
  const request = Buffer.from(head);
  const end = performance.now() + ms;
  const waits: number[] = [];
  let failed = 0;
  await Promise.all(Array.from({ length: connections }, () => askOn()));
  const sorted = Float64Array.from(waits).toSorted();
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { rate: (waits.length / ms) * 1000, p50: at(0.5), p99: at(0.99), failed };

  function askOn(): Promise<void> {
    return new Promise((done, fail) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let missing = 0;
      let pending: Buffer = Buffer.alloc(0);
      let asked = 0;
      const ask = () => {
        asked = performance.now();
        if (asked >= end) socket.end();
        else socket.write(request);
      };
      socket
        .on('connect', ask)
        .on('error', fail)
        .on('close', () => done());
      socket.on('data', (chunk) => {
        if (missing === 0) {
          pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
          const split = pending.indexOf(HEAD_END);
          if (split === -1) return;
          const text = pending.toString('latin1', 0, split);
          if (!text.startsWith('HTTP/1.1 200 ')) failed += 1;
          const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
          missing = length - (pending.length - split - HEAD_END.length);
          pending = Buffer.alloc(0);
        } else missing -= chunk.length;
        if (missing > 0) return;
        missing = 0;
        waits.push(performance.now() - asked);
        ask();
      });
    });
  }
}
