import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { to: string[]; raw: string };

/** A real mail server that keeps what it is given. */
export type SmtpServer = {
  url: string;
  received: ReceivedMail[];
  /** Messages turned away so far. */
  refused(): number;
  /** The next `times` messages are turned away, as a busy server does (451). */
  refuse(times: number): void;
  close(): Promise<void>;
};

export async function startSmtpServer(): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  let refusals = 0;
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          refused += 1;
          done(Object.assign(new Error('busy, come again'), { responseCode: 451 }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refused: () => refused,
    refuse: (times) => void (refusals = times),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

export type ReadMail = { headers: Map<string, string>; parts: { type: string; content: string }[] };

/** Reads a message as a mail program does, as far as the shop's own need: two alternative parts, UTF-8. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = splitPart(raw);
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((text) => splitPart(text.replace(/^\r?\n/, '')))
    .map(({ headers, body }) => ({
      type: headers.get('content-type') ?? '',
      content: decodeBody(body, headers.get('content-transfer-encoding') ?? '7bit').trim(),
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

/** `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`; the space between two of them is not part of the text. */
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
