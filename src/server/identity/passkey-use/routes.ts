import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { SessionReply } from '#contract/http/identity.ts';
import { PasskeyLoginBody, PasskeyOptionsReply, PasskeyProofBody } from '#contract/http/passkeys.ts';
import { ProofReply } from '#contract/http/sign-in.ts';
import { actorOf } from '#server/platform/http/access.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { findUser } from '../accounts/repository.ts';
import { checkAssertion, signInOptions } from '../passkeys/ceremony.ts';
import { requireParty } from '../passkeys/party.ts';
import { recordProof } from '../proof/service.ts';
import { RATES } from '../rates.ts';
import { knownDevice } from '../sessions/device-cookie.ts';
import { checkOpen, openSessionFor } from '../sessions/login.ts';
import { sessionOrigin, replySignedIn } from '../sessions/reply.ts';

/** Signing in, and proving one's identity again, with a passkey (decision 0047). */
export function passkeyUseRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: 'public', limits: RATES.passkeySignIn } as const;
  const tags = ['auth'];

  const asking = { tags, summary: 'What a passkey signs', response: { 200: PasskeyOptionsReply } };
  api.post('/api/auth/passkey/options', { config, schema: asking }, async (request) => ({
    data: await signInOptions(shop, requireParty(shop.config, request)),
  }));

  const entering = {
    tags,
    summary: 'Sign in by passkey',
    body: PasskeyLoginBody,
    response: { 200: SessionReply },
  };
  api.post('/api/auth/passkey', { config, schema: entering }, async (request, reply) => {
    const { assertion, remember } = request.body;
    const user = await findUser(
      shop.db,
      await checkAssertion(shop, requireParty(shop.config, request), assertion),
    );
    if (user === undefined) throw new ShopError('PASSKEY_INVALID');
    checkOpen(user);
    const isKnownDevice = knownDevice(shop, request, user.email) !== undefined;
    const signedIn = await openSessionFor(shop, user, {
      remember,
      from: sessionOrigin(request),
      isKnownDevice,
    });
    return replySignedIn(shop, request, reply, signedIn);
  });

  const proving = {
    tags: ['users'],
    summary: 'Prove myself again, by passkey',
    body: PasskeyProofBody,
    response: { 200: ProofReply },
  };
  api.put(
    '/api/users/me/proof/passkey',
    { config: { access: 'user', limits: RATES.passkeys }, schema: proving },
    async (request) => {
      const actor = actorOf(request);
      const userId = await checkAssertion(shop, requireParty(shop.config, request), request.body.assertion);
      if (userId !== actor.id) throw new ShopError('PASSKEY_INVALID');
      return { data: { until: (await recordProof(shop, actor)).toISOString() } };
    },
  );
}
