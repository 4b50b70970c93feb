import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { idParams } from '#contract/envelope.ts';
import * as wire from '#contract/http/privacy.ts';
import type { DataRequestId } from '#domain/kernel/ids.ts';
import type { Shop } from '#server/shop.ts';
import { RATES } from '../rates.ts';
import { requestUser } from '../sessions/request-user.ts';
import * as service from './service.ts';

const tags = ['users'];

/** Requests about personal data; answered within two working days. */
export function dataRequestRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const own = '/api/users/me/data-requests';
  const mine = { access: 'user', limits: RATES.dataRequests } as const;

  const read = { tags, response: { 200: wire.MyDataRequestsReply } };
  const reading = { ...read, summary: 'What I asked about my data' };
  api.get(own, { config: { access: 'user' }, schema: reading }, async (request) => ({
    data: await service.getOwnRequests(shop.db, requestUser(request).id),
  }));

  const asked = { tags, body: wire.AskAboutDataBody, response: { 201: wire.DataRequestReply } };
  const asking = { ...asked, summary: 'Ask something about my data' };
  api.post(own, { config: mine, schema: asking }, async (request, reply) => {
    const data = await service.askAboutData(shop, requestUser(request).id, request.body);
    return reply.code(201).send({ data });
  });

  deskRoutes(app, shop);
}

function deskRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const desk = '/api/users/data-requests';
  const config = { access: ['admin'] } as const;

  const list = { tags, querystring: wire.DataRequestsQuery, response: { 200: wire.DeskDataRequestsReply } };
  const listing = { ...list, summary: 'What people asked about their data' };
  api.get(desk, { config, schema: listing }, async ({ query }) => ({
    data: await service.getDeskRequests(shop.db, query),
  }));

  const entered = { tags, body: wire.EnterDataRequestBody, response: { 201: wire.DeskDataRequestReply } };
  const entering = { ...entered, summary: 'Write down what somebody asked by phone or letter' };
  api.post(desk, { config, schema: entering }, async (request, reply) => {
    const data = await service.enterRequest(shop, requestUser(request), request.body);
    return reply.code(201).send({ data });
  });

  const one = { tags, params: idParams<DataRequestId>(), response: { 200: wire.DeskDataRequestReply } };
  const answered = { ...one, body: wire.AnswerDataRequestBody };
  const answering = { ...answered, summary: 'Answer somebody who asked about her data' };
  api.put(`${desk}/:id`, { config, schema: answering }, async (request) => {
    const wanted = { id: request.params.id, ...request.body };
    return { data: await service.answerRequest(shop, requestUser(request), wanted) };
  });

  const finished = { ...one, body: wire.FinishDataRequestBody };
  const finishing = { ...finished, summary: 'Say what was done for somebody who asked about her data' };
  api.put(`${desk}/:id/outcome`, { config, schema: finishing }, async (request) => {
    const wanted = { id: request.params.id, ...request.body };
    return { data: await service.finishRequest(shop, requestUser(request), wanted) };
  });
}
