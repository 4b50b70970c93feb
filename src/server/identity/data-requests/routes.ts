import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import * as wire from '#contract/http/privacy.ts';
import type { DataRequestId } from '#domain/kernel/ids.ts';
import type { Shop } from '#server/shop.ts';
import { RATES } from '../rates.ts';
import { requestUser } from '../sessions/request-user.ts';
import { answerRequest, askAboutData, getDeskRequests, getOwnRequests } from './service.ts';

/** What people ask about their data; answered within two working days. */
export function dataRequestRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['users'];
  const own = '/api/users/me/data-requests';
  const desk = '/api/users/data-requests';

  const reading = {
    tags,
    summary: 'What I asked about my data',
    response: { 200: wire.MyDataRequestsReply },
  };
  api.get(own, { config: { access: 'user' }, schema: reading }, async (request) => ({
    data: await getOwnRequests(shop.db, requestUser(request).id),
  }));

  const asking = {
    tags,
    summary: 'Ask something about my data',
    body: wire.AskAboutDataBody,
    response: { 201: wire.DataRequestReply },
  };
  api.post(
    own,
    { config: { access: 'user', limits: RATES.dataRequests }, schema: asking },
    async (request, reply) => {
      const asked = await askAboutData(shop, requestUser(request).id, request.body);
      return reply.code(201).send({ data: asked });
    },
  );

  const listing = {
    tags,
    summary: 'What people asked about their data',
    querystring: wire.DataRequestsQuery,
    response: { 200: wire.DeskDataRequestsReply },
  };
  api.get(desk, { config: { access: ['admin'] }, schema: listing }, async ({ query }) => ({
    data: await getDeskRequests(shop.db, query),
  }));

  const answering = {
    tags,
    summary: 'Answer somebody who asked about her data',
    params: idParams<DataRequestId>(),
    body: wire.AnswerDataRequestBody,
    response: { 200: wire.DeskDataRequestReply },
  };
  api.put(`${desk}/:id`, { config: { access: ['admin'] }, schema: answering }, async (request) => {
    const wanted = { id: request.params.id, ...request.body };
    return { data: await answerRequest(shop, requestUser(request), wanted) };
  });
}
