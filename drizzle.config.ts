import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/server/**/tables.ts',
    './src/server/platform/http/rate-limit.ts',
    './src/server/platform/db/idempotency.ts',
    './src/server/platform/db/audit-log.ts',
    './src/server/platform/db/counts.ts',
    './src/server/platform/db/customer-sums.ts',
  ],
  out: './migrations',
});
