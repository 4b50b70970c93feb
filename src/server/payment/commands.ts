import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { CommandError, type CommandContext, type ShopCommand } from '#server/platform/process/commands.ts';
import { commandCopy as copy } from './copy.vi.ts';
import { FEED_PATH } from './bank-feed/routes.ts';
import { feedSecret, signedHeaders } from './bank-feed/signature.ts';

/** Command-line commands on bank notices. */
export const paymentCommands: Record<string, ShopCommand> = {
  'bank-feed replay': {
    usage: '<file> [--to http://localhost:3000]',
    summary: copy.summary,
    run: replay,
  },
};

async function replay({ terminal, config, clock }: CommandContext, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { to: { type: 'string' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined) throw new CommandError(copy.fileMissing);
  const notices = readNotices(await readFile(file, 'utf8').catch(() => failed(copy.fileUnreadable(file))));
  const shop = values.to ?? config.publicUrl ?? `http://localhost:${config.port}`;
  const secret = await feedSecret(config);
  let refused = 0;
  for (const [index, notice] of notices.entries()) {
    const body = JSON.stringify(notice);
    const headers = { 'content-type': 'application/json', ...signedHeaders(secret, body, clock.now()) };
    const answer = await fetch(new URL(FEED_PATH, shop), { method: 'POST', headers, body }).catch(() =>
      failed(copy.shopUnreachable(shop)),
    );
    const said = (await answer.json()) as Said;
    if (!answer.ok) refused += 1;
    terminal.say(copy.answered(index + 1, said.data ?? { outcome: said.message ?? String(answer.status) }));
  }
  if (refused > 0) throw new CommandError(copy.refused(refused));
}

type Said = { data?: { outcome: string; repeated?: boolean }; message?: string };

/** Parses a JSON array, or one notice per line. */
function readNotices(text: string): unknown[] {
  try {
    if (text.trimStart().startsWith('[')) return JSON.parse(text) as unknown[];
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    return lines.map((line) => JSON.parse(line) as unknown);
  } catch {
    throw new CommandError(copy.fileUnreadable('JSON'));
  }
}

function failed(sentence: string): never {
  throw new CommandError(sentence);
}
