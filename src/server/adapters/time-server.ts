import { createSocket } from 'node:dgram';

/** Seconds from 1900, the NTP epoch, to 1970. */
const EPOCH_S = 2_208_988_800;
const PACKET_BYTES = 48;
/** Version 4, client mode. */
const CLIENT = 0x23;
const SENT_AT = 40;

/**
 * How far this machine's clock is ahead of a time server's, in milliseconds (RFC 4330, one request).
 * @param server host, or host:port
 * @param now this machine's time, ms
 * @throws Error when there is no answer in time or an unusable one
 */
export async function measureClockOffset(
  server: string,
  now: () => number,
  withinMs: number,
): Promise<number> {
  const [host = '', port = '123'] = server.split(':');
  const socket = createSocket('udp4');
  const answered = Promise.withResolvers<Buffer>();
  const late = setTimeout(() => answered.reject(new Error('no answer')), withinMs);
  socket.once('error', answered.reject);
  socket.once('message', answered.resolve);
  // Connected, the socket ignores packets from other senders.
  socket.connect(Number(port), host, () => {
    const question = Buffer.alloc(PACKET_BYTES);
    question[0] = CLIENT;
    socket.send(question);
  });
  const asked = now();
  try {
    const answer = await answered.promise;
    const heard = now();
    if (answer.length < PACKET_BYTES || answer.readUInt32BE(SENT_AT) === 0) throw new Error('no time');
    const fraction = answer.readUInt32BE(SENT_AT + 4) / 2 ** 32;
    return (asked + heard) / 2 - (answer.readUInt32BE(SENT_AT) - EPOCH_S + fraction) * 1000;
  } finally {
    clearTimeout(late);
    socket.close();
  }
}
