import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AddCartItemBody, CartReply, RemoveCartItemBody, SetCartItemBody } from '#contract/http/cart.ts';
import type { Bracelet } from '#domain/cart/lines.ts';
import type { DesignId, ReadyMadeId } from '#domain/kernel/ids.ts';
import { requestUser } from '#server/identity/index.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { presentCart } from './present.ts';
import { listLines, type CartLine } from './repository.ts';
import { addItem, clearCart, removeItem, replaceItem, setItem } from './service.ts';

/** Every response contains the current cart. */
export function cartRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: 'user' } as const;
  const tags = ['cart'];
  const response = { 200: CartReply };
  const answer = (lines: CartLine[]) => ({ data: presentCart(shop.pictures, lines) });

  api.get(
    '/api/cart',
    { config, schema: { tags, summary: 'My cart at today’s prices', response } },
    async (request) => answer(await listLines(shop.db, requestUser(request).id)),
  );
  api.post(
    '/api/cart/items',
    { config, schema: { tags, summary: 'Put a bracelet into my cart', body: AddCartItemBody, response } },
    async (request) => {
      const { customBracelet: by, replaces: old, quantity } = request.body;
      const customer = requestUser(request).id;
      if (by && old) return answer(await replaceItem(shop, customer, { old, by, quantity }));
      return answer(await addItem(shop, customer, braceletOf(request.body), quantity));
    },
  );
  api.put(
    '/api/cart/items',
    { config, schema: { tags, summary: 'Set how many; 0 removes', body: SetCartItemBody, response } },
    async (request) =>
      answer(await setItem(shop, requestUser(request).id, braceletOf(request.body), request.body.quantity)),
  );
  api.delete(
    '/api/cart/items',
    {
      config,
      schema: { tags, summary: 'Take a bracelet out of my cart', body: RemoveCartItemBody, response },
    },
    async (request) => answer(await removeItem(shop, requestUser(request).id, braceletOf(request.body))),
  );
  api.delete('/api/cart', { config, schema: { tags, summary: 'Empty my cart', response } }, async (request) =>
    answer(await clearCart(shop, requestUser(request).id)),
  );
}

/** The contract guarantees that exactly one is set. */
function braceletOf(item: {
  customBracelet?: DesignId | undefined;
  readyMadeBracelet?: ReadyMadeId | undefined;
}): Bracelet {
  if (item.customBracelet) return { kind: 'custom', id: item.customBracelet };
  if (item.readyMadeBracelet) return { kind: 'ready_made', id: item.readyMadeBracelet };
  throw new ShopError('INVALID_INPUT');
}
