import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/server/**/tables.ts',
    './src/server/platform/rate-limit.ts',
    './src/server/platform/mail-outbox.ts',
    './src/server/platform/idempotency.ts',
    './src/server/platform/audit-log.ts',
  ],
  out: './migrations',
});
