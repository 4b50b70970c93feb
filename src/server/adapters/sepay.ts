import { z } from 'zod';
import { hours, seconds } from '#domain/kernel/time.ts';
import { failureOf, parseJson, textOf } from './external-service.ts';

/**
 * SePay's first API. The second one identifies transfers by UUIDs, which its notices lack: only the ids of this one show whether
 * a transfer is known. (developer.sepay.vn, "Nâng cấp từ API v1": both are kept.)
 */
const LIST = '/userapi/transactions/list';
/** The maximum, and default, number of transfers in a response. */
const MOST = 5_000;
/** Bytes: several times a full list. */
const ANSWER_MAX = 16 * 1024 * 1024;
const PATIENCE = seconds(20);
/** Two requests a second are allowed. */
const PAUSE = 600;
/** A shorter span cannot be divided further, because timestamps have whole seconds. */
const SHORTEST = seconds(2);
const VIETNAM = hours(7);

/** A transfer in the format of a notice (`BankNotice`). */
export type ListedTransfer = {
  id: string;
  transferType: 'in' | 'out';
  /** đồng */
  transferAmount: number;
  /** `2026-11-21 14:02:37`, in Vietnam. */
  transactionDate: string;
  gateway: string | null;
  accountNumber: string | null;
  subAccount: string | null;
  code: string | null;
  content: string | null;
  referenceCode: string | null;
};

/** The transfers known to the bank's service, whether it sent a notice or not. */
export type BankApi = {
  /**
   * Every transfer between two moments, oldest first.
   * @throws Error for an invalid response: a wrong token, a rate limit, a failure of the service
   */
  list(span: { from: Date; to: Date }): Promise<ListedTransfer[]>;
};

const Text = z
  .string()
  .nullish()
  .transform((text) => text ?? null);
const Amount = z.coerce.number().min(0);
const Transactions = z.object({
  transactions: z.array(
    z.object({
      id: z.coerce.string().min(1),
      bank_brand_name: Text,
      account_number: Text,
      sub_account: Text,
      transaction_date: z.string(),
      amount_in: Amount,
      amount_out: Amount,
      transaction_content: Text,
      reference_number: Text,
      code: Text,
    }),
  ),
});

type Options = {
  token: string;
  /** Scheme and host: `https://my.sepay.vn`, or its sandbox. */
  url: string;
  pause?: (ms: number) => Promise<unknown>;
  /** milliseconds */
  patience?: number;
};

export function createSepay({ token, url, pause = wait, patience = PATIENCE }: Options): BankApi {
  /** A full response may be incomplete: then each half of the span is queried separately. */
  async function between(from: Date, to: Date): Promise<z.output<typeof Transactions>['transactions']> {
    const found = await ask({ token, url, patience }, from, to);
    const length = to.getTime() - from.getTime();
    if (found.length < MOST) return found;
    if (length <= SHORTEST) throw new Error(`SePay lists ${found.length} transfers within ${length} ms`);
    const middle = new Date(from.getTime() + length / 2);
    await pause(PAUSE);
    const before = await between(from, middle);
    await pause(PAUSE);
    return [...before, ...(await between(middle, to))];
  }
  return {
    async list({ from, to }) {
      // The halves overlap in the second in which they meet.
      const once = new Map((await between(from, to)).map((each) => [each.id, each]));
      return [...once.values()].map(asNotice).toSorted(byNumber);
    },
  };
}

async function ask(
  { token, url, patience }: Omit<Options, 'pause'> & { patience: number },
  from: Date,
  to: Date,
) {
  const query = new URLSearchParams({
    transaction_date_min: inVietnam(from),
    transaction_date_max: inVietnam(to),
    limit: String(MOST),
  });
  const answer = await fetch(`${url}${LIST}?${query.toString()}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch(unanswered);
  const body = await textOf(answer, ANSWER_MAX).catch(unanswered);
  if (!answer.ok) throw new Error(`SePay answered ${answer.status}`);
  // SePay's response to a rejected token: 200 and an empty body.
  if (body.trim() === '') throw new Error('SePay answered nothing: is the token still right?');
  const read = Transactions.safeParse(parseJson(body));
  if (!read.success) throw new Error('SePay answered something else than a list of transfers');
  return read.data.transactions;
}

/** @throws Error that names SePay and the reason */
function unanswered(error: unknown): never {
  throw new Error(`SePay did not answer: ${failureOf(error).code}`, { cause: error });
}

function asNotice(listed: z.output<typeof Transactions>['transactions'][number]): ListedTransfer {
  const { amount_in: into, amount_out: outOf } = listed;
  return {
    id: listed.id,
    transferType: into > 0 || outOf === 0 ? 'in' : 'out',
    transferAmount: into > 0 || outOf === 0 ? into : outOf,
    transactionDate: listed.transaction_date,
    gateway: listed.bank_brand_name,
    accountNumber: listed.account_number,
    subAccount: listed.sub_account,
    code: listed.code,
    content: listed.transaction_content,
    referenceCode: listed.reference_number,
  };
}

const byNumber = (one: ListedTransfer, other: ListedTransfer): number =>
  one.transactionDate.localeCompare(other.transactionDate) ||
  one.id.localeCompare(other.id, 'en', { numeric: true });

/** `2026-11-21 14:02:37` */
const inVietnam = (moment: Date): string =>
  new Date(moment.getTime() + VIETNAM).toISOString().slice(0, 19).replace('T', ' ');

const wait = (ms: number) => new Promise((go) => setTimeout(go, ms));
