import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Asked = { query: URLSearchParams; headers: IncomingHttpHeaders };
/** `hang`: no response at all; `cut`: the connection breaks in the middle of the response. */
export type SepayResponse = { status?: number; body?: string; hang?: true; cut?: true };

/** A transfer in SePay's list format (developer.sepay.vn, userapi, first version). */
export const listedBySepay = (id: number, more: object = {}) => ({
  id: String(id),
  bank_brand_name: 'Vietcombank',
  account_number: '0123456789',
  transaction_date: '2026-11-21 14:02:37',
  amount_out: '0.00',
  amount_in: '285000.00',
  accumulated: '19077000.00',
  transaction_content: 'VC2026CAFE CT tu NGUYEN KHANH LINH',
  reference_number: `FT${id}`,
  code: null,
  sub_account: null,
  bank_account_id: '19',
  ...more,
});
type ListedBySepay = ReturnType<typeof listedBySepay>;

export const sepayList = (transactions: readonly object[]) => ({
  body: JSON.stringify({ status: 200, error: null, messages: { success: true }, transactions }),
});

/** A fake SePay on a local port: clients with its token get the transfers of a period, newest first. */
export async function sepayServer(token: string) {
  const bank = {
    url: '',
    asked: [] as Asked[],
    /** Its recorded transfers. */
    transfers: [] as ListedBySepay[],
    /** Overrides the default response. */
    say: null as ((asked: Asked) => SepayResponse | null) | null,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  function usual({ query, headers }: Asked): SepayResponse {
    // SePay's response to an invalid token.
    if (headers.authorization !== `Bearer ${token}`) return { body: '' };
    const [from, to] = [query.get('transaction_date_min') ?? '', query.get('transaction_date_max') ?? ''];
    const within = bank.transfers.filter(({ transaction_date: at }) => at >= from && at <= to);
    return sepayList(within.toReversed().slice(0, Number(query.get('limit'))));
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://sepay');
    const asked = { query, headers: request.headers };
    bank.asked.push(asked);
    const isList = request.method === 'GET' && pathname === '/userapi/transactions/list';
    const said: SepayResponse = isList ? (bank.say?.(asked) ?? usual(asked)) : { status: 404 };
    const { status = 200, body = '', hang, cut } = said;
    if (hang) return;
    response.writeHead(status, { 'content-type': 'application/json' });
    if (cut) return void response.write(body, () => response.destroy());
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  bank.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return bank;
}
export type SepayServer = Awaited<ReturnType<typeof sepayServer>>;
