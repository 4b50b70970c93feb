import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import * as wire from '#contract/http/joint-design.ts';
import type { ChatId, JointDesignId } from '#domain/kernel/ids.ts';
import { actorOf } from '#server/platform/http/access.ts';
import type { Shop } from '#server/shop.ts';
import { participantOf } from '../policy.ts';
import { RATES } from '../rates.ts';
import { getJointDesign, getOfferedBracelets } from './queries.ts';
import { acceptJointDesign, startJointDesign, recordStep } from './service.ts';

/** Bracelets that a customer and staff edit together in their chat (decision 0071). */
export function jointDesignRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['chat'];
  const access = ['customer', 'admin'] as const;
  const config = { access: [...access] };
  const ofChat = { tags, params: idParams<ChatId>() };
  const one = { tags, params: idParams<JointDesignId>() };

  const offering = {
    ...ofChat,
    summary: 'Saved bracelets of the chat’s customer',
    response: { 200: wire.OfferedBraceletsReply },
  };
  api.get('/api/chat/:id/bracelets', { config, schema: offering }, async (request) => ({
    data: await getOfferedBracelets(shop, participantOf(actorOf(request)), request.params.id),
  }));

  const beginning = {
    ...ofChat,
    summary: 'Begin to change a copy of a bracelet together',
    body: wire.StartJointDesignBody,
    response: { 201: wire.JointDesignReply },
  };
  const start = { config: { ...config, limits: RATES.startJointDesign }, schema: beginning };
  api.post('/api/chat/:id/joint-designs', start, async (request, reply) => {
    const who = participantOf(actorOf(request));
    await startJointDesign(shop, who, request.params.id, request.body);
    return reply.code(201).send({ data: await getJointDesign(shop, who, request.body._id) });
  });

  const reading = { ...one, summary: 'A joint design', response: { 200: wire.JointDesignReply } };
  api.get('/api/joint-designs/:id', { config, schema: reading }, async (request) => ({
    data: await getJointDesign(shop, participantOf(actorOf(request)), request.params.id),
  }));

  const summary = 'Change a joint design by one step';
  const stepping = { ...one, summary, body: wire.JointStepBody, response: { 200: wire.JointStepReply } };
  const step = { config: { ...config, limits: RATES.jointDesignStep }, schema: stepping };
  api.post('/api/joint-designs/:id/steps', step, async (request) => {
    const who = participantOf(actorOf(request));
    const refused = await recordStep(shop, who, request.params.id, request.body);
    return { data: { refused, jointDesign: await getJointDesign(shop, who, request.params.id) } };
  });

  const accepting = {
    ...one,
    summary: 'Make the joint design a design of mine',
    body: wire.AcceptJointDesignBody,
    response: { 200: wire.AcceptedReply },
  };
  api.post(
    '/api/joint-designs/:id/accept',
    { config: { access: ['customer'], limits: RATES.acceptJointDesign }, schema: accepting },
    async (request) => {
      const customer = participantOf(actorOf(request));
      const { version } = request.body;
      return { data: { design: await acceptJointDesign(shop, customer, request.params.id, version) } };
    },
  );
}
