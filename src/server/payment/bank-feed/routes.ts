import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { BankFeedReply, BankNotice } from '#contract/http/payment.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { storeUnparsedNotice, receiveNotice } from './service.ts';
import { feedSecret, isSigned } from './signature.ts';
import type { PayingShop } from '../payments/service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Raw body of a bank notice; undefined until its signature is verified. */
    signedBody: string | undefined;
  }
}

/** A signed notice is money: however long its labels are, it is kept. */
const NOTICE_BYTES = 1_048_576;

export const FEED_PATH = '/api/payments/bank-feed';

/** Webhook for the bank service's transfer notices. The signature is verified before anything else is parsed. */
export function bankFeedRoutes(app: FastifyInstance, shop: PayingShop): void {
  let secret: Promise<Uint8Array> | undefined;

  // A separate scope: the signature covers the raw bytes, which the default parser discards.
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
        bodyLimit: NOTICE_BYTES,
        // A body that bypassed the parser was not signed either.
        preValidation: async (request) => {
          if (request.signedBody === undefined) throw new ShopError('FEED_REFUSED');
        },
        // Notices that fail validation are stored, not rejected.
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
            : await storeUnparsedNotice(shop, request.signedBody ?? ''),
      }),
    );
  });
}

/** Invalid JSON is returned as text, which then fails validation. Characters that PostgreSQL cannot store are dropped. */
function readJson(body: string): unknown {
  try {
    return JSON.parse(body, (_key, value: unknown) => (typeof value === 'string' ? storable(value) : value));
  } catch {
    return storable(body);
  }
}

const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();
