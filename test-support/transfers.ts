import type { Order } from '#contract/http/ordering.ts';
import type { BankFeedReply } from '#contract/http/payment.ts';
import { transferContent } from '#domain/payment/transfers.ts';
import { FEED_PATH } from '#server/payment/bank-feed/routes.ts';
import { signedHeaders } from '#server/payment/bank-feed/signature.ts';
import type { TestShop, Visitor } from './app.ts';
import { fillCart, orderBody } from './goods.ts';

export const FEED_SECRET = 'a secret between the bank and the tests';

/** An order awaiting its transfer. */
export async function orderByTransfer(visitor: Visitor, charms: readonly string[] = []): Promise<Order> {
  await fillCart(visitor, charms);
  const { data, status, error } = await visitor.post<Order>(
    '/api/orders',
    orderBody({ paymentMethod: 'VietQR' }),
  );
  if (status !== 201) throw new Error(`no order: ${error.message}`);
  return data;
}

let transactions = 0;

/** SePay's webhook body, for an order's total unless overridden. */
export function noticeFor(order: Pick<Order, '_id' | 'totalPrice'>, more: object = {}) {
  transactions += 1;
  const content = `MBVCB.${transactions}.${transferContent(order._id)}.CT tu NGUYEN KHANH LINH`;
  return {
    id: 90_000 + transactions,
    gateway: 'Vietcombank',
    transactionDate: '2026-11-21 14:02:37',
    accountNumber: '0123456789',
    code: null,
    content,
    transferType: 'in',
    transferAmount: order.totalPrice as number,
    accumulated: 19_077_000,
    subAccount: null,
    referenceCode: `MBVCB.${transactions}`,
    description: content,
    ...more,
  };
}

type Feed = { status: number; body: BankFeedReply & { code: string } };

type Headers = Record<string, string | undefined>;

/**
 * Sends a webhook to a shop that was started with `FEED_SECRET`, signed and without a browser's headers.
 * @param headers additional or replacing headers; undefined omits one
 */
export async function sendNotice(
  { app, clock }: TestShop,
  notice: object,
  headers: Headers = {},
): Promise<Feed> {
  const payload = JSON.stringify(notice);
  const signed = signedHeaders(new TextEncoder().encode(FEED_SECRET), payload, clock.now());
  const all: Headers = { 'content-type': 'application/json', ...signed, ...headers };
  const answer = await app.inject({
    method: 'POST',
    url: FEED_PATH,
    payload,
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
  });
  return { status: answer.statusCode, body: answer.json<Feed['body']>() };
}
