import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply } from '#contract/envelope.ts';
import { BackupsReply } from '#contract/http/backups.ts';
import type { Shop } from '#server/shop.ts';
import { backupJobs, MAKE_BACKUP, VERIFY_BACKUP } from './jobs.ts';
import { presentBackups } from './runs/service.ts';

/** Status of backups, and starting one. Backup content never leaves over HTTP. */
export function backupRoutes(app: FastifyInstance, shop: Shop): void {
  backupJobs(shop);
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: ['admin'] } as const;
  const tags = ['backup'];
  const path = '/api/admin/backups';

  const reading = { tags, summary: 'How backups stand', response: { 200: BackupsReply } };
  api.get(path, { config, schema: reading }, async () => ({ data: await presentBackups(shop) }));

  const response = { 200: DoneReply };
  const done = { data: { ok: true as const } };
  const making = { tags, summary: 'Make a backup now', response };
  api.post(path, { config, schema: making }, async () => {
    await shop.jobs.send(shop.db, MAKE_BACKUP, {}, { singletonKey: MAKE_BACKUP });
    return done;
  });

  const proving = { tags, summary: 'Prove the newest backup now', response };
  api.post(`${path}/proof`, { config, schema: proving }, async () => {
    await shop.jobs.send(shop.db, VERIFY_BACKUP, {}, { singletonKey: VERIFY_BACKUP });
    return done;
  });
}
