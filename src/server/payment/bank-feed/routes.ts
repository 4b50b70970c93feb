import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { BankFeedReply, BankNotice } from '#contract/http/payment.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { keepUnread, receiveNotice } from './service.ts';
import { feedSecret, isSigned } from './signature.ts';
import type { PayingShop } from '../payments/service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body of a bank's notice as it was sent; undefined until its signature was found right. */
    signedBody: string | undefined;
  }
}

export const FEED_PATH = '/api/payments/bank-feed';

/** Where the bank's service tells of transfers. Nothing of a notice is read before its signature is. */
export function bankFeedRoutes(app: FastifyInstance, shop: PayingShop): void {
  let secret: Promise<Uint8Array> | undefined;

  // A scope of its own: the signature is over the bytes, which the usual parser does not keep.
  app.register(async (scope) => {
    scope.decorateRequest('signedBody', undefined);
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (request: FastifyRequest, body: string) => {
        secret ??= feedSecret(shop.config);
        if (!isSigned(await secret, request.headers, body, shop.clock.now()))
          throw new ShopError('FEED_REFUSED');
        request.signedBody = body;
        return readJson(body);
      },
    );

    scope.withTypeProvider<ZodTypeProvider>().post(
      FEED_PATH,
      {
        config: { access: 'public', machine: true, anyText: true },
        // A body that no parser saw brought no signature either.
        preValidation: async (request) => {
          if (request.signedBody === undefined) throw new ShopError('FEED_REFUSED');
        },
        // What cannot be read is kept, not refused.
        attachValidation: true,
        schema: {
          tags: ['payment'],
          summary: 'A notice of the bank',
          body: BankNotice,
          response: { 200: BankFeedReply },
        },
      },
      async (request) => ({
        success: true as const,
        data:
          request.validationError === undefined
            ? await receiveNotice(shop, request.body, request.signedBody ?? '')
            : await keepUnread(shop, request.signedBody ?? ''),
      }),
    );
  });
}

/** What is no JSON is no notice that validates, either. Letters that no database keeps are left out, not refused. */
function readJson(body: string): unknown {
  try {
    return JSON.parse(body, (_key, value: unknown) => (typeof value === 'string' ? storable(value) : value));
  } catch {
    return storable(body);
  }
}

const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();
