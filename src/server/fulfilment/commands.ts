import { carrierNames } from '#domain/fulfilment/carriers.vi.ts';
import { openCarriers } from '#server/adapters/carriers/open.ts';
import type { CommandContext, ShopCommand } from '#server/platform/process/commands.ts';
import { commandCopy as copy } from './copy.vi.ts';
import { noticeKey, noticePath, noticeSecret } from './notices/key.ts';

/** Command-line commands on carriers. */
export const fulfilmentCommands: Record<string, ShopCommand> = {
  carriers: { usage: '', summary: copy.summary, run: listCarriers },
};

async function listCarriers({ terminal, config, clock }: CommandContext): Promise<void> {
  const connected = openCarriers(config, () => clock.now().getTime());
  if (connected.size === 0) return terminal.say(copy.none);
  const secret = await noticeSecret(config);
  const shop = config.publicUrl ?? `http://localhost:${config.port}`;
  for (const carrier of connected.keys()) {
    const url = new URL(noticePath(carrier, noticeKey(secret, carrier)), shop);
    terminal.say(copy.connected(carrierNames[carrier], url.href));
  }
}
