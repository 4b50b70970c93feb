import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply } from '#contract/envelope.ts';
import { DraftReply, SaveDraftBody } from '#contract/http/design.ts';
import { DRAFT_MAX } from '#domain/design/limits.ts';
import { requestUser } from '#server/identity/index.ts';
import type { Shop } from '#server/shop.ts';
import { deleteDraft, findDraft, saveDraft } from './repository.ts';

/** The longest draft, when every character of it is escaped in JSON. */
const DRAFT_BYTES = 6 * DRAFT_MAX + 1024;

/** The unfinished bracelet of a customer who logged out, kept on the server so that nothing of hers stays in the browser. */
export function draftRoutes(app: FastifyInstance, { db, clock }: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const path = '/api/custom-bracelets/draft';
  const config = { access: 'user' } as const;
  const tags = ['design'];

  api.get(
    path,
    { config, schema: { tags, summary: 'My bracelet in the making', response: { 200: DraftReply } } },
    async (request) => ({ data: { draft: await findDraft(db, requestUser(request).id) } }),
  );

  api.put(
    path,
    {
      config,
      bodyLimit: DRAFT_BYTES,
      schema: {
        tags,
        summary: 'Keep my bracelet in the making, or forget it',
        body: SaveDraftBody,
        response: { 200: DoneReply },
      },
    },
    async (request) => {
      const { id } = requestUser(request);
      const { draft } = request.body;
      if (draft === null) await deleteDraft(db, id);
      else await saveDraft(db, id, draft, clock.now());
      return { data: { ok: true as const } };
    },
  );
}
