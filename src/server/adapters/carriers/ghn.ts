import { z } from 'zod';
import { parseAmount, callForJson, callForPdf, parseTime, cleanMessage, TextOrNumber } from './call.ts';
import {
  CarrierUnavailable,
  CarrierRefused,
  type CarrierApi,
  type Parcel,
  type ParcelReport,
} from './carrier.ts';

/** Giao Hàng Nhanh (api.ghn.vn). The pick-up address is the one stored at GHN for the `ShopId`. */
export type GhnOptions = {
  token: string;
  shopId: string;
  url: string;
  /** milliseconds */
  patience?: number;
};

/** GHN's maximum insured value. */
const INSURED_MOST = 5_000_000;

/** Missing, or of any type. */
const Any = z.unknown().optional();
const Reply = z.object({ code: z.number(), message: TextOrNumber.nullish(), data: Any });
const Fee = z.object({ total_fee: Any });
const Created = z.object({ order_code: z.string().min(1), total_fee: Any });
const Detail = z.object({
  order_code: z.string().min(1),
  client_order_code: z.string().nullish(),
  status: z.string(),
  updated_date: Any,
  cod_amount: Any,
  cod_transfer_date: Any,
});
const Cancelled = z.array(z.object({ result: z.boolean(), message: TextOrNumber.nullish() })).min(1);
const Printing = z.object({ token: z.string().min(1) });
const Notice = z.object({
  OrderCode: z.string().min(1),
  ClientOrderCode: z.string().nullish(),
  Status: z.string().min(1).max(60),
  Time: Any,
  Reason: TextOrNumber.nullish(),
  CODAmount: Any,
  CODTransferDate: Any,
  TotalFee: Any,
});

export function createGhn({ token, shopId, url, patience }: GhnOptions): CarrierApi {
  const headers = { token, shopid: shopId };
  const base = `${url}/shiip/public-api/v2`;

  async function post<T>(path: string, schema: z.ZodType<T>, body: object): Promise<T> {
    const reply = await callForJson(`${base}/${path}`, Reply, { headers, body, patience });
    if (reply.code === 401 || reply.code === 403) throw new CarrierRefused('token', { ofToken: true });
    if (reply.code !== 200) throw new CarrierRefused(cleanMessage(reply.message));
    const data = schema.safeParse(reply.data);
    if (!data.success) throw new CarrierUnavailable(`GHN answered ${path} in another form`);
    return data.data;
  }
  /** GHN answers 400 for an unknown parcel. */
  const detail = (path: string, body: object) =>
    post(path, Detail, body).then(reportIn, (error: unknown) => {
      if (error instanceof CarrierRefused && !error.ofToken) return null;
      throw error;
    });

  return {
    async quote(parcel) {
      const fee = parseAmount((await post('shipping-order/preview', Fee, bodyOf(parcel))).total_fee);
      if (fee === null) throw new CarrierUnavailable('GHN answered a preview without a fee');
      return fee;
    },
    async create(parcel) {
      const made = await post('shipping-order/create', Created, bodyOf(parcel));
      return { trackingNumber: made.order_code, fee: parseAmount(made.total_fee) };
    },
    find: (code) => detail('shipping-order/detail-by-client-code', { client_order_code: code }),
    track: (trackingNumber) => detail('shipping-order/detail', { order_code: trackingNumber }),
    async cancel(trackingNumber) {
      const [first] = await post('switch-status/cancel', Cancelled, { order_codes: [trackingNumber] });
      if (first?.result !== true) throw new CarrierRefused(cleanMessage(first?.message));
    },
    async label(trackingNumber) {
      const { token: pass } = await post('a5/gen-token', Printing, { order_codes: [trackingNumber] });
      // The token is valid for half an hour and for this parcel only.
      const page = `${url}/a5/public-api/printA5?token=${encodeURIComponent(pass)}`;
      const bytes = await callForPdf(page, { method: 'GET', headers: {}, patience });
      return bytes === null ? { page } : { bytes };
    },
    readNotice(body) {
      const read = Notice.safeParse(body);
      if (!read.success) return null;
      const { OrderCode, ClientOrderCode, Status, Time, Reason, CODAmount, CODTransferDate, TotalFee } =
        read.data;
      return {
        trackingNumber: OrderCode,
        code: ClientOrderCode || null,
        status: Status,
        at: parseTime(Time),
        reason: Reason ? cleanMessage(Reason) : null,
        cod: parseAmount(CODAmount),
        fee: parseAmount(TotalFee),
        remittedAt: parseTime(CODTransferDate),
      };
    },
  };
}

function bodyOf({ code, to, cod, value, pieces, content, note, ...size }: Parcel): object {
  return {
    client_order_code: code,
    // The shop pays the fee: the customer paid for delivery with her order.
    payment_type_id: 1,
    service_type_id: 2,
    required_note: 'CHOXEMHANGKHONGTHU',
    to_name: to.name,
    to_phone: to.phone,
    to_address: to.address,
    to_ward_name: to.ward,
    to_province_name: to.city,
    // Two-level addresses, as since July 2025.
    is_new_to_address: true,
    cod_amount: cod,
    insurance_value: Math.min(value, INSURED_MOST),
    content,
    ...(note && { note }),
    weight: size.weightG,
    length: size.lengthCm,
    width: size.widthCm,
    height: size.heightCm,
    items: [{ name: content, quantity: pieces, weight: Math.max(1, Math.round(size.weightG / pieces)) }],
  };
}

function reportIn(detail: z.output<typeof Detail>): ParcelReport {
  return {
    trackingNumber: detail.order_code,
    code: detail.client_order_code || null,
    status: detail.status,
    at: parseTime(detail.updated_date),
    reason: null,
    cod: parseAmount(detail.cod_amount),
    fee: null,
    remittedAt: parseTime(detail.cod_transfer_date),
  };
}
