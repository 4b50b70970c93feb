import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

type ReceivedMail = { to: string[]; raw: string };

/** A real mail server that stores what it receives, and can be made to fail. */
export type SmtpServer = {
  url: string;
  /** In order of arrival. */
  received: ReceivedMail[];
  /** Number of messages rejected so far. */
  refused(): number;
  /** Rejects the next `times` messages, like a busy server (451). */
  refuse(times: number): void;
  /** Makes an address unknown (550), or known again. */
  refuseAddress(address: string, refused?: boolean): void;
  /** Number of messages whose acceptance it is delaying. */
  underway(): number;
  /** Delays accepting a message by this many milliseconds. */
  takes(ms: number): void;
  /** Stops it, dropping every open connection. */
  stop(): Promise<void>;
  /** Starts it again at the same address. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

/** An error reply of a mail server. */
const reply = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

export async function startSmtpServer(): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const unknown = new Set<string>();
  let refusals = 0;
  let refused = 0;
  let delay = 0;
  let underway = 0;
  const open = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      // Drops open connections on close.
      closeTimeout: 1,
      onRcptTo({ address }, _session, done) {
        done(unknown.has(address) ? reply(550, '5.1.1 User unknown') : undefined);
      },
      async onData(stream, session, done) {
        const raw = await textOf(stream).catch(() => null);
        if (raw === null) {
          done(reply(421, 'gone'));
          return;
        }
        if (refusals > 0) {
          refusals -= 1;
          refused += 1;
          done(reply(451, 'busy, come again'));
          return;
        }
        underway += 1;
        if (delay > 0) await pause(delay);
        underway -= 1;
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      },
    }).on('error', () => {}); // dropped clients
  const listen = (server: SMTPServer, port: number) =>
    new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  let server = open();
  await listen(server, 0);
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((closed) => server.close(() => closed()));
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refused: () => refused,
    refuse: (times) => void (refusals = times),
    refuseAddress: (address, is = true) => void (is ? unknown.add(address) : unknown.delete(address)),
    underway: () => underway,
    takes: (ms) => void (delay = ms),
    stop: close,
    async restart() {
      server = open();
      await listen(server, port);
    },
    close,
  };
}

export type ReadMail = { headers: Map<string, string>; parts: { type: string; content: string }[] };

/** Parses a message as far as the shop's own mails need: two alternative parts, UTF-8. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = splitPart(raw);
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((text) => splitPart(text.replace(/^\r?\n/, '')))
    .map((part) => ({
      type: part.headers.get('content-type') ?? '',
      content: decodeBody(part.body, part.headers.get('content-transfer-encoding') ?? '7bit').trim(),
    }));
  return { headers, parts };
}

function splitPart(text: string): { headers: Map<string, string>; body: string } {
  const [head = '', ...rest] = text.split(/\r?\n\r?\n/);
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), decodeWords(line.slice(at + 1).trim())];
  });
  return { headers: new Map(headers), body: rest.join('\n\n') };
}

/** Decodes `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`; the space between two of them is not part of the text. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : decodeQuoted(word.replaceAll('_', ' ')),
    );
}

function decodeBody(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  return encoding === 'quoted-printable' ? decodeQuoted(text.replace(/=\r?\n/g, '')) : text;
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
