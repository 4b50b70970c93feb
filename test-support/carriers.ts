import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vnd } from '#domain/kernel/vnd.ts';
import type { Parcel } from '#server/adapters/carriers/carrier.ts';

/** A parcel as a fake carrier keeps it. */
export type FakeParcel = { number: string; code: string; status: string; cod: number; body: Fields };
type Fields = Record<string, unknown>;

type ReceivedRequest = {
  method: string;
  path: string;
  body: Fields;
  headers: IncomingMessage['headers'];
};
type Said = { status?: number; json?: unknown; bytes?: Buffer; type?: string };

/**
 * Failure modes: `lost` processes a request and drops the connection, `holding` processes it without responding, `silent` does
 * nothing, `stranger` rejects the shop's token, `expired` rejects it with status 200.
 */
export type FailureMode = 'well' | 'lost' | 'holding' | 'silent' | Answering;
type Answering = 'broken' | 'garbage' | 'stranger' | 'expired' | 'endless';

export type FakeCarrier = {
  url: string;
  mood: FailureMode;
  /** By the shop's own code, as first created. */
  parcels: Map<string, FakeParcel>;
  asked: ReceivedRequest[];
  parcel(number: string): FakeParcel;
  /**
   * From the next request to a matching path on, requests are processed but never answered; resolves once that request was
   * processed.
   */
  holdAnswers(path: RegExp): Promise<void>;
  close(): Promise<void>;
};

type Language = (
  asked: ReceivedRequest,
  carrier: FakeCarrier,
  make: (given: Omit<FakeParcel, 'number'>) => FakeParcel,
) => Said;

/** A sample booking. */
export const PARCEL: Parcel = {
  code: 'VC0001',
  from: { name: 'Vườn Charm', phone: '0900000000', address: '', ward: '', city: '' },
  to: {
    name: 'Nguyễn Khánh Linh',
    phone: '0901234567',
    address: '27/4 Hẻm Hoa Giấy',
    ward: 'Phường Xuân Hòa',
    city: 'Thành phố Hồ Chí Minh',
  },
  cod: vnd(325_000),
  value: vnd(295_000),
  pieces: 2,
  content: 'Vòng tay charm',
  note: '',
  weightG: 200,
  lengthCm: 15,
  widthCm: 12,
  heightCm: 6,
};

export const LABEL = Buffer.from('%PDF-1.4\n% a label\n%%EOF\n');

/** A fake carrier on a local port that speaks one carrier's API, as documented. */
async function startFakeCarrier(speak: Language, prefix: string): Promise<FakeCarrier> {
  let made = 0;
  let held: { path: RegExp; done: () => void } | undefined;
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
    holdAnswers: (path) => new Promise((done) => (held = { path, done })),
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
    if (carrier.mood === 'expired')
      return void response
        .writeHead(200)
        .end('{"status":202,"error":true,"message":"Token invalid","data":null}');
    if (carrier.mood === 'endless')
      return void response.writeHead(200).end(Buffer.alloc(6 * 1024 * 1024, 32));
    const { status = 200, json, bytes, type = 'application/json' } = speak(asked, carrier, make);
    if (held?.path.test(url)) {
      carrier.mood = 'holding';
      held.done();
      held = undefined;
    }
    if (carrier.mood === 'holding') return;
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

/** GHN (api.ghn.vn): an envelope `{code, message, data}`; the same `client_order_code` returns the same parcel. */
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

/** A webhook body of GHN (api.ghn.vn, Callback). */
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

/** GHTK (api.ghtk.vn): 200 and `success`; a repeated `order.id` is refused with its existing label. */
const ghtk: Language = ({ path, body }, carrier, make) => {
  const good = (more: object): Said => ({ json: { success: true, message: '', ...more } });
  const bad = (message: string, error?: object): Said => ({
    json: { success: false, message, ...(error && { error }), log_id: 'abc' },
  });
  const { pathname, searchParams } = new URL(path, 'http://ghtk');
  const last = decodeURIComponent(pathname.split('/').at(-1) ?? '');
  const parcel = last.startsWith('partner_id:')
    ? carrier.parcels.get(last.slice('partner_id:'.length))
    : [...carrier.parcels.values()].find(({ number }) => number === last);
  if (pathname === '/services/shipment/fee')
    return searchParams.get('address')?.includes('Ngõ Cụt')
      ? bad('Địa chỉ người nhận chưa được hỗ trợ')
      : good({ fee: { name: 'area1', fee: 24_000, insurance_fee: 0, delivery: true } });
  if (pathname.startsWith('/services/shipment/order')) {
    const order = body['order'] as Fields;
    const code = text(order['id']);
    const had = carrier.parcels.get(code);
    if (had)
      return bad('Đơn hàng đã tồn tại', {
        code: 'ORDER_ID_EXIST',
        partner_id: code,
        ghtk_label: had.number,
        status: 2,
      });
    if (text(order['address']).includes('Ngõ Cụt')) return bad('Địa chỉ người nhận chưa được hỗ trợ');
    const made = make({ code, status: '2', cod: Number(order['pick_money']), body });
    return good({
      order: {
        partner_id: code,
        label: made.number,
        area: '1',
        fee: '24000',
        insurance_fee: '0',
        status_id: 2,
      },
    });
  }
  if (pathname.startsWith('/services/shipment/v2/'))
    return parcel === undefined
      ? bad('Không tìm thấy đơn hàng')
      : good({
          order: {
            label_id: parcel.number,
            partner_id: parcel.code,
            status: parcel.status,
            modified: '2026-11-21 10:00:00',
            pick_money: parcel.cod,
            ship_money: 24_000,
          },
        });
  if (pathname.startsWith('/services/shipment/cancel/')) {
    if (parcel === undefined || !['1', '2', '12'].includes(parcel.status))
      return bad('Đơn hàng đã lấy, không thể hủy');
    parcel.status = '-1';
    return good({});
  }
  if (pathname.startsWith('/services/label/')) return { bytes: LABEL, type: 'application/pdf' };
  return { status: 404, json: { success: false, message: 'Not found' } };
};

export const startFakeGhtk = (): Promise<FakeCarrier> => startFakeCarrier(ghtk, 'S1.A1.');

/** A webhook body of GHTK (api.ghtk.vn, Webhook): form fields. */
export const ghtkNotice = (
  parcel: FakeParcel,
  status_id: string,
  action_time: string,
  more: object = {},
) => ({
  partner_id: parcel.code,
  label_id: parcel.number,
  status_id,
  action_time,
  reason_code: '',
  reason: '',
  weight: '0.22',
  fee: '24000',
  return_part_package: '0',
  ...more,
});

/** Viettel Post (partner.viettelpost.vn): UPPERCASE fields, an envelope with `error`, and no API for querying a parcel. */
const viettelPost: Language = ({ path, body }, carrier, make) => {
  const good = (data: unknown, message = 'OK'): Said => ({
    json: { status: 200, error: false, message, data },
  });
  const bad = (message: string): Said => ({ json: { status: 204, error: true, message, data: null } });
  switch (path.replace('/v2/order/', '')) {
    case 'getPriceAllNlp':
      if (text(body['RECEIVER_ADDRESS']).includes('Ngõ Cụt')) return bad('Không xác định được địa chỉ nhận');
      return {
        json: [
          { MA_DV_CHINH: 'VCN', TEN_DICHVU: 'Chuyển phát nhanh', GIA_CUOC: 27_000 },
          { MA_DV_CHINH: 'VTK', TEN_DICHVU: 'Tiết kiệm', GIA_CUOC: 21_000 },
        ],
      };
    case 'createOrderNlp': {
      const code = text(body['ORDER_NUMBER']);
      if (body['CHECK_UNIQUE'] === true && carrier.parcels.has(code)) return bad('Mã đơn hàng đã tồn tại');
      const made = make({ code, status: '100', cod: Number(body['MONEY_COLLECTION']), body });
      return good({ ORDER_NUMBER: made.number, MONEY_COLLECTION: made.cod, MONEY_TOTAL: 27_000, KPI_HT: 48 });
    }
    case 'UpdateOrder': {
      const parcel = [...carrier.parcels.values()].find(({ number }) => number === body['ORDER_NUMBER']);
      if (parcel?.status !== '100' || body['TYPE'] !== 4) return bad('Đơn hàng không được phép hủy');
      parcel.status = '107';
      return good(null);
    }
    case 'printing-code':
      return good(null, 'pass-of-a-label');
    default:
      return { status: 404, json: { status: 404, error: true, message: 'Not found' } };
  }
};

export const startFakeViettelPost = (): Promise<FakeCarrier> => startFakeCarrier(viettelPost, 'VTP');

/** A webhook body of Viettel Post, with times in Vietnam: `dd/MM/yyyy HH:mm:ss`. */
export function viettelPostNotice(parcel: FakeParcel, ORDER_STATUS: string, at: string, more: object = {}) {
  const vietnam = new Date(Date.parse(at) + 7 * 3_600_000).toISOString();
  const [date = '', time = ''] = vietnam.split('T');
  return {
    DATA: {
      ORDER_NUMBER: parcel.number,
      ORDER_REFERENCE: parcel.code,
      ORDER_STATUS: Number(ORDER_STATUS),
      ORDER_STATUSDATE: `${date.split('-').toReversed().join('/')} ${time.slice(0, 8)}`,
      STATUS_NAME: '',
      NOTE: '',
      MONEY_COLLECTION: parcel.cod,
      MONEY_TOTAL: 27_000,
      ...more,
    },
    TOKEN: 'of the portal',
  };
}
