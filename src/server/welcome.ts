import type { Config } from './platform/process/config.ts';

/** The one line a person needs after `npm start`: where the shop is and who may enter. */
export function announce(config: Config, url: string, demoAccounts: string | false): void {
  const address = config.publicUrl ?? url.replace('127.0.0.1', 'localhost');
  const accounts = demoAccounts === false ? '' : `  ·  ${demoAccounts}`;
  process.stdout.write(`\nVườn Charm: ${address}${accounts}\n\n`);
}
