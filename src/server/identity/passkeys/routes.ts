import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply } from '#contract/envelope.ts';
import * as wire from '#contract/http/passkeys.ts';
import { shownRecoveryCode } from '#domain/identity/passkeys.ts';
import { z } from '#contract/zod.ts';
import { actorOf } from '#server/platform/http/access.ts';
import type { Shop } from '#server/shop.ts';
import { RATES } from '../rates.ts';
import { sessionOrigin } from '../sessions/reply.ts';
import { requireParty, partyOf } from './party.ts';
import { addPasskey, startPasskey, getPasskeys, removePasskey, renewCodes } from './service.ts';

const OWN = '/api/users/me/passkeys';
const params = z.object({ id: wire.Passkey.shape._id.max(1_400) });

const shown = (codes: readonly string[]) => ({ data: { codes: codes.map(shownRecoveryCode) } });

/** The user's own passkeys (decision 0047). */
export function passkeyRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const proven = { access: 'user', proof: true, limits: RATES.passkeys } as const;
  const tags = ['users'];
  const codes = { 200: wire.RecoveryCodesReply };

  const listing = { tags, summary: 'My passkeys', response: { 200: wire.PasskeysReply } };
  api.get(OWN, { config: { access: 'user' }, schema: listing }, async (request) => ({
    data: await getPasskeys(shop, actorOf(request), partyOf(shop.config, request)),
  }));

  const asking = { tags, summary: 'What makes a passkey', response: { 200: wire.PasskeyOptionsReply } };
  api.post(`${OWN}/options`, { config: proven, schema: asking }, async (request) => ({
    data: await startPasskey(shop, actorOf(request), requireParty(shop.config, request)),
  }));

  const adding = { tags, summary: 'Add a passkey', body: wire.NewPasskeyBody, response: codes };
  api.post(OWN, { config: proven, schema: adding }, async (request) => {
    const { userAgent } = sessionOrigin(request);
    const made = { party: requireParty(shop.config, request), response: request.body, userAgent };
    return shown(await addPasskey(shop, actorOf(request), made));
  });

  const removing = { tags, summary: 'Take a passkey away', params, response: { 200: DoneReply } };
  api.delete(`${OWN}/:id`, { config: proven, schema: removing }, async (request) => {
    await removePasskey(shop, actorOf(request), request.params.id);
    return { data: { ok: true as const } };
  });

  const renewing = { tags, summary: 'New recovery codes', response: codes };
  api.post('/api/users/me/recovery-codes', { config: proven, schema: renewing }, async (request) =>
    shown(await renewCodes(shop, actorOf(request))),
  );
}
