import { z } from 'zod';
import { parseAmount, callForJson, callForPdf, parseTime, cleanMessage, TextOrNumber } from './call.ts';
import {
  CarrierUnavailable,
  CarrierRefused,
  type CarrierApi,
  type Parcel,
  type ParcelReport,
} from './carrier.ts';
import { words } from './words.vi.ts';

/** Giao Hàng Tiết Kiệm (api.ghtk.vn). `source` identifies the shop to GHTK (`X-Client-Source`). */
export type GhtkOptions = {
  token: string;
  source: string;
  url: string;
  /** milliseconds */
  patience?: number;
};

/** Missing, or of any type. */
const Any = z.unknown().optional();
/** GHTK answers 200 for success and failure. */
const Reply = z.object({
  success: z.boolean(),
  message: TextOrNumber.nullish(),
  fee: z.object({ fee: Any, insurance_fee: Any }).nullish(),
  order: z
    .object({
      label: TextOrNumber.nullish(),
      label_id: TextOrNumber.nullish(),
      partner_id: TextOrNumber.nullish(),
      status: TextOrNumber.nullish(),
      modified: Any,
      fee: Any,
      insurance_fee: Any,
      ship_money: Any,
      pick_money: Any,
    })
    .nullish(),
  error: z.object({ code: TextOrNumber.nullish(), ghtk_label: TextOrNumber.nullish() }).nullish(),
});
type Reply = z.output<typeof Reply>;

const Notice = z.object({
  label_id: TextOrNumber.pipe(z.string().min(1)),
  partner_id: TextOrNumber.nullish(),
  status_id: TextOrNumber.pipe(z.string().regex(/^-?\d{1,6}$/)),
  action_time: Any,
  reason: TextOrNumber.nullish(),
  fee: Any,
  pick_money: Any,
});

export function createGhtk({ token, source, url, patience }: GhtkOptions): CarrierApi {
  const headers = { token, 'x-client-source': source };
  const call = (method: 'GET' | 'POST', path: string, body?: object): Promise<Reply> =>
    callForJson(`${url}/services/${path}`, Reply, { method, headers, patience, ...(body && { body }) });
  const good = async (method: 'GET' | 'POST', path: string): Promise<Reply> => {
    const reply = await call(method, path);
    if (!reply.success) throw new CarrierRefused(cleanMessage(reply.message));
    return reply;
  };
  const fetchReport = async (name: string): Promise<ParcelReport | null> => {
    const { success, order } = await call('GET', `shipment/v2/${encodeURIComponent(name)}`);
    return success && order ? reportIn(order) : null;
  };

  return {
    async quote(parcel) {
      const { fee } = await good('GET', `shipment/fee?${queryOf(parcel).toString()}`);
      const cost = parseAmount(fee?.fee);
      if (cost === null) throw new CarrierUnavailable('GHTK answered a fee without a sum');
      return cost;
    },
    async create(parcel) {
      const reply = await call('POST', 'shipment/order/?ver=1.5', bodyOf(parcel));
      // A duplicate booking: the error contains the existing parcel.
      const had = reply.error?.code === 'ORDER_ID_EXIST' ? reply.error.ghtk_label : null;
      if (had) return { trackingNumber: had, fee: null };
      if (!reply.success) throw new CarrierRefused(cleanMessage(reply.message));
      const { label } = reply.order ?? {};
      if (!label) throw new CarrierUnavailable('GHTK made a parcel and did not say which');
      return { trackingNumber: label, fee: parseAmount(reply.order?.fee) };
    },
    find: (code) => fetchReport(`partner_id:${code}`),
    track: fetchReport,
    async cancel(trackingNumber) {
      await good('POST', `shipment/cancel/${encodeURIComponent(trackingNumber)}`);
    },
    async label(trackingNumber) {
      const file = `${url}/services/label/${encodeURIComponent(trackingNumber)}`;
      const bytes = await callForPdf(file, { method: 'GET', headers, patience });
      if (bytes === null) throw new CarrierUnavailable('GHTK answered a label that is no PDF');
      return { bytes };
    },
    readNotice(body) {
      const read = Notice.safeParse(body);
      if (!read.success) return null;
      const { label_id, partner_id, status_id, action_time, reason, fee, pick_money } = read.data;
      return {
        trackingNumber: label_id,
        code: partner_id || null,
        status: status_id,
        at: parseTime(action_time),
        reason: reason ? cleanMessage(reason) : null,
        cod: parseAmount(pick_money),
        fee: parseAmount(fee),
        remittedAt: status_id === PAID ? parseTime(action_time) : null,
      };
    },
  };
}

/** The status after reconciliation of the cash (api.ghtk.vn, statuses). */
const PAID = '6';

function reportIn(order: NonNullable<Reply['order']>): ParcelReport | null {
  const trackingNumber = order.label_id ?? order.label;
  if (!trackingNumber || !order.status) return null;
  const at = parseTime(order.modified);
  return {
    trackingNumber,
    code: order.partner_id || null,
    status: order.status,
    at,
    reason: null,
    cod: parseAmount(order.pick_money),
    fee: parseAmount(order.ship_money),
    remittedAt: order.status === PAID ? at : null,
  };
}

function queryOf({ from, to, value, weightG }: Parcel): URLSearchParams {
  return new URLSearchParams({
    pick_address: from.address,
    pick_ward: from.ward,
    pick_province: from.city,
    address: to.address,
    ward: to.ward,
    province: to.city,
    weight: String(weightG),
    value: String(value),
    transport: 'road',
    deliver_option: 'none',
  });
}

/** Ward and province by name, as they are since July 2025: there are no districts any more. */
function bodyOf({ code, from, to, cod, value, pieces, content, note, weightG, ...size }: Parcel): object {
  return {
    products: [
      {
        name: content,
        quantity: pieces,
        weight: weightG,
        length: size.lengthCm,
        width: size.widthCm,
        height: size.heightCm,
      },
    ],
    order: {
      id: code,
      pick_name: from.name,
      pick_tel: from.phone,
      pick_address: from.address,
      pick_ward: from.ward,
      pick_province: from.city,
      name: to.name,
      tel: to.phone,
      address: to.address,
      ward: to.ward,
      province: to.city,
      hamlet: words.noHamlet,
      // The shop pays the fee: the customer paid for delivery with her order.
      is_freeship: '1',
      pick_money: cod,
      value,
      pick_option: 'cod',
      transport: 'road',
      weight_option: 'gram',
      total_weight: weightG,
      ...(note && { note }),
    },
  };
}
