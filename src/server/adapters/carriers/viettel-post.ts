import { z } from 'zod';
import { hours } from '#domain/kernel/time.ts';
import { parseAmount, callForJson, parseTime, cleanMessage, TextOrNumber } from './call.ts';
import { CarrierUnavailable, CarrierRefused, type CarrierApi, type Parcel } from './carrier.ts';
import { words } from './words.vi.ts';

/** Viettel Post (partner.viettelpost.vn). It has no query for an existing parcel: only its notices report the status. */
export type ViettelPostOptions = {
  token: string;
  url: string;
  /** `VCN`, `VHT`…; null means the first one offered */
  service: string | null;
  now: () => number;
  /** milliseconds */
  patience?: number;
};

/** The page that shows labels to holders of a token. */
const LABELS = 'https://digitalize.viettelpost.vn/DigitalizePrint/report.do';
const LABEL_FOR = hours(1);
const CANCEL = 4;

/** Missing, or of any type. */
const Any = z.unknown().optional();
/** Failures often come as 200 with `error: true`, also for an expired token. */
const Reply = z.object({
  status: z.number().nullish(),
  error: z.boolean(),
  message: TextOrNumber.nullish(),
  data: Any,
});
const Offers = z.array(z.object({ MA_DV_CHINH: z.string().min(1), GIA_CUOC: Any }));
/** Prices come as a bare array. */
const Answer = z.union([Reply, z.array(z.unknown()).transform((listed) => ({ listed }))]);
const Created = z.object({ ORDER_NUMBER: TextOrNumber.pipe(z.string().min(1)), MONEY_TOTAL: Any });
const Notice = z.object({
  DATA: z.object({
    ORDER_NUMBER: TextOrNumber.pipe(z.string().min(1)),
    ORDER_REFERENCE: TextOrNumber.nullish(),
    ORDER_STATUS: TextOrNumber.pipe(z.string().regex(/^-?\d{1,6}$/)),
    ORDER_STATUSDATE: TextOrNumber.nullish(),
    NOTE: TextOrNumber.nullish(),
    MONEY_COLLECTION: Any,
    MONEY_TOTAL: Any,
  }),
});
const TOKEN_IS_OUT = /token/i;

export function createViettelPost({ token, url, service, now, patience }: ViettelPostOptions): CarrierApi {
  async function post(path: string, body: object): Promise<z.output<typeof Reply>> {
    const reply = await callForJson(`${url}/v2/order/${path}`, Answer, {
      headers: { token },
      body,
      patience,
    });
    if (!('error' in reply)) return { error: false, data: reply.listed };
    if (!reply.error) return reply;
    const ofToken = TOKEN_IS_OUT.test(reply.message ?? '');
    throw new CarrierRefused(ofToken ? 'token' : cleanMessage(reply.message), { ofToken });
  }
  async function offerFor(parcel: Parcel) {
    const { data } = await post('getPriceAllNlp', { ...measures(parcel), TYPE: 1 });
    const offers = Offers.safeParse(data);
    const found = offers.data?.find(({ MA_DV_CHINH }) => service === null || MA_DV_CHINH === service);
    if (found === undefined) throw new CarrierRefused(words.noService);
    return found;
  }
  return {
    async quote(parcel) {
      const fee = parseAmount((await offerFor(parcel)).GIA_CUOC);
      if (fee === null) throw new CarrierUnavailable('Viettel Post offered a service without a price');
      return fee;
    },
    async create(parcel) {
      const { MA_DV_CHINH } = await offerFor(parcel);
      const made = Created.safeParse((await post('createOrderNlp', bodyOf(parcel, MA_DV_CHINH))).data);
      if (!made.success) throw new CarrierUnavailable('Viettel Post made a parcel and did not say which');
      return { trackingNumber: made.data.ORDER_NUMBER, fee: parseAmount(made.data.MONEY_TOTAL) };
    },
    async cancel(trackingNumber) {
      await post('UpdateOrder', { TYPE: CANCEL, ORDER_NUMBER: trackingNumber, NOTE: words.cancelled });
    },
    async label(trackingNumber) {
      const asked = { TYPE: 1, ORDER_ARRAY: [trackingNumber], EXPIRY_TIME: now() + LABEL_FOR };
      const { message } = await post('printing-code', asked);
      if (!message) throw new CarrierUnavailable('Viettel Post gave no pass for a label');
      return {
        page: `${LABELS}?${new URLSearchParams({ type: '1', bill: message, showPostage: '1' }).toString()}`,
      };
    },
    readNotice(body) {
      const read = Notice.safeParse(body);
      if (!read.success) return null;
      const notice = read.data.DATA;
      return {
        trackingNumber: notice.ORDER_NUMBER,
        code: notice.ORDER_REFERENCE || null,
        status: notice.ORDER_STATUS,
        at: momentIn(notice.ORDER_STATUSDATE ?? ''),
        reason: notice.NOTE ? cleanMessage(notice.NOTE) : null,
        cod: parseAmount(notice.MONEY_COLLECTION),
        fee: parseAmount(notice.MONEY_TOTAL),
        // Its notices do not report payouts.
        remittedAt: null,
      };
    },
  };
}

function measures({ from, to, cod, value, ...size }: Parcel) {
  return {
    SENDER_ADDRESS: [from.address, from.ward, from.city].filter(Boolean).join(', '),
    RECEIVER_ADDRESS: [to.address, to.ward, to.city].filter(Boolean).join(', '),
    PRODUCT_TYPE: 'HH',
    PRODUCT_WEIGHT: size.weightG,
    PRODUCT_LENGTH: size.lengthCm,
    PRODUCT_WIDTH: size.widthCm,
    PRODUCT_HEIGHT: size.heightCm,
    PRODUCT_PRICE: value,
    MONEY_COLLECTION: cod,
    NATIONAL_TYPE: 1,
  };
}

/** The sender pays; with `3` exactly `MONEY_COLLECTION` is collected on delivery, with `1` nothing. */
const payment = (cod: number) => (cod > 0 ? 3 : 1);

function bodyOf(parcel: Parcel, service: string): object {
  const { code, from, to, cod, value, pieces, content, note, weightG } = parcel;
  return {
    ...measures(parcel),
    // The shop's own id of the parcel; duplicates are refused.
    ORDER_NUMBER: code,
    CHECK_UNIQUE: true,
    SENDER_FULLNAME: from.name,
    SENDER_PHONE: from.phone,
    RECEIVER_FULLNAME: to.name,
    RECEIVER_PHONE: to.phone,
    PRODUCT_NAME: content,
    PRODUCT_DESCRIPTION: content,
    PRODUCT_QUANTITY: pieces,
    ORDER_PAYMENT: payment(cod),
    ORDER_SERVICE: service,
    ORDER_SERVICE_ADD: '',
    ORDER_NOTE: note,
    LIST_ITEM: [
      { PRODUCT_NAME: content, PRODUCT_QUANTITY: pieces, PRODUCT_PRICE: value, PRODUCT_WEIGHT: weightG },
    ],
  };
}

/** Parses `21/11/2026 14:02:37`, in Vietnam's time zone. */
const momentIn = (text: string): Date | null =>
  parseTime(text.replace(/^(\d{2})\/(\d{2})\/(\d{4})/, '$3-$2-$1'));
