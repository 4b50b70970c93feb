// Checks that the tables in the code match the newest migration.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const drizzleKit = fileURLToPath(new URL('../../node_modules/.bin/drizzle-kit', import.meta.url));
const answer = execFileSync(drizzleKit, ['generate', '--explain', '--output=json'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
});
const { status, statements } = JSON.parse(answer) as { status: string; statements?: Array<{ type: string }> };
if (status !== 'no_changes') {
  console.log(`The tables have changed: run "npm run db:migration" and commit what it writes.`);
  for (const { type } of statements ?? []) console.log(`- ${type.replaceAll('_', ' ')}`);
  process.exitCode = 1;
}
