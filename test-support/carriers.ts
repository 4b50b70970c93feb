import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A parcel as a fake carrier keeps it. */
export type FakeParcel = { number: string; code: string; status: string; cod: number; body: Fields };
type Fields = Record<string, unknown>;

export type Asked = { method: string; path: string; body: Fields; headers: IncomingMessage['headers'] };
type Said = { status?: number; json?: unknown; bytes?: Buffer; type?: string };

/**
 * How it feels: `lost` does what it is asked and breaks the connection off, `silent` says nothing, `stranger` does not know the
 * shop's token.
 */
export type Mood = 'well' | 'lost' | 'silent' | 'broken' | 'garbage' | 'stranger' | 'endless';

export type FakeCarrier = {
  url: string;
  mood: Mood;
  /** By the shop's own code, as it was made first. */
  parcels: Map<string, FakeParcel>;
  asked: Asked[];
  parcel(number: string): FakeParcel;
  close(): Promise<void>;
};

type Language = (
  asked: Asked,
  carrier: FakeCarrier,
  make: (given: Omit<FakeParcel, 'number'>) => FakeParcel,
) => Said;

export const LABEL = Buffer.from('%PDF-1.4\n% a label\n%%EOF\n');

/** A carrier on a port of this machine that speaks one carrier's language, as its documentation says. */
export async function startFakeCarrier(speak: Language, prefix: string): Promise<FakeCarrier> {
  let made = 0;
  const server = createServer((request, response) => {
    readBody(request)
      .then((body) => answer(request, body, response))
      .catch(() => response.destroy());
  });
  const carrier: FakeCarrier = {
    url: '',
    mood: 'well',
    parcels: new Map(),
    asked: [],
    parcel(number) {
      const found = [...carrier.parcels.values()].find((each) => each.number === number);
      if (found === undefined) throw new Error(`no parcel ${number}`);
      return found;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  const make = (given: Omit<FakeParcel, 'number'>): FakeParcel => {
    made += 1;
    const parcel = { ...given, number: `${prefix}${String(made).padStart(4, '0')}` };
    carrier.parcels.set(given.code, parcel);
    return parcel;
  };
  function answer(request: IncomingMessage, body: Fields, response: ServerResponse): void {
    const { method = 'GET', url = '/', headers } = request;
    const asked = { method, path: url, body, headers };
    carrier.asked.push(asked);
    if (carrier.mood === 'silent') return;
    if (carrier.mood === 'broken') return void response.writeHead(502).end('<html>Bad gateway</html>');
    if (carrier.mood === 'garbage') return void response.writeHead(200).end('<html>Bảo trì</html>');
    if (carrier.mood === 'stranger')
      return void response.writeHead(401).end('{"code":401,"message":"Token is not valid"}');
    if (carrier.mood === 'endless')
      return void response.writeHead(200).end(Buffer.alloc(6 * 1024 * 1024, 32));
    const { status = 200, json, bytes, type = 'application/json' } = speak(asked, carrier, make);
    if (carrier.mood === 'lost') return void response.destroy();
    response.writeHead(status, { 'content-type': type }).end(bytes ?? JSON.stringify(json));
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  carrier.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return carrier;
}

async function readBody(request: IncomingMessage): Promise<Fields> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  return text === '' ? {} : (JSON.parse(text) as Fields);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** GHN (api.ghn.vn): an envelope `{code, message, data}`; the same `client_order_code` gets the same parcel. */
const ghn: Language = ({ path, body }, carrier, make) => {
  const good = (data: unknown): Said => ({ json: { code: 200, message: 'Success', data } });
  const bad = (message: string): Said => ({
    status: 400,
    json: { code: 400, message, data: null, code_message: 'USER_ERR_COMMON' },
  });
  const detail = (parcel: FakeParcel | undefined): Said =>
    parcel === undefined
      ? bad('Đơn hàng không tồn tại')
      : good({
          order_code: parcel.number,
          client_order_code: parcel.code,
          status: parcel.status,
          cod_amount: parcel.cod,
          updated_date: '2026-11-21T03:00:00.000Z',
        });
  const named = (number: unknown) => [...carrier.parcels.values()].find((each) => each.number === number);
  if (path.includes('/a5/public-api/printA5')) return { bytes: LABEL, type: 'application/pdf' };
  const [, call] = /^\/shiip\/public-api\/v2\/(.+)$/.exec(path) ?? [];
  switch (call) {
    case 'shipping-order/preview':
    case 'shipping-order/create': {
      if (text(body['to_address']).includes('Ngõ Cụt')) return bad('Không tìm thấy phường/xã người nhận');
      if (call.endsWith('preview')) return good({ order_code: '', total_fee: 22_000 });
      const code = text(body['client_order_code']);
      const cod = Number(body['cod_amount']);
      const parcel = carrier.parcels.get(code) ?? make({ code, status: 'ready_to_pick', cod, body });
      return good({
        order_code: parcel.number,
        total_fee: '22000',
        expected_delivery_time: '2026-11-25T16:59:59Z',
      });
    }
    case 'shipping-order/detail-by-client-code':
      return detail(carrier.parcels.get(text(body['client_order_code'])));
    case 'shipping-order/detail':
      return detail(named(body['order_code']));
    case 'switch-status/cancel': {
      const [number] = body['order_codes'] as string[];
      const parcel = named(number);
      const isGood = parcel !== undefined && parcel.status === 'ready_to_pick';
      if (isGood) parcel.status = 'cancel';
      const message = isGood ? 'OK' : 'Trạng thái đơn không cho phép hủy';
      return good([{ order_code: number, result: isGood, message }]);
    }
    case 'a5/gen-token':
      return good({ token: 'b4b6a0a3-pass' });
    default:
      return { status: 404, json: { code: 404, message: 'Not found', data: null } };
  }
};

export const startFakeGhn = (): Promise<FakeCarrier> => startFakeCarrier(ghn, 'GHN');

/** A notice as GHN sends it (api.ghn.vn, Callback). */
export const ghnNotice = (parcel: FakeParcel, Status: string, Time: string, more: object = {}) => ({
  CODAmount: parcel.cod,
  CODTransferDate: null,
  ClientOrderCode: parcel.code,
  OrderCode: parcel.number,
  Reason: '',
  ReasonCode: '',
  ShopID: 81558,
  Status,
  Time,
  TotalFee: 22_000,
  Type: 'switch_status',
  Weight: 200,
  ...more,
});
