import { z } from 'zod';
import { seconds } from '#domain/kernel/time.ts';
import { failureOf, parseJson, ServiceRefused, ServiceUnavailable, textOf } from './external-service.ts';

/** bytes */
const ANSWER_MAX = 256 * 1024;

/** Zalo's endpoints: messages (`/message/template`) and tokens (`/v4/oa/access_token`). */
export type ZaloOptions = {
  appId: string;
  secret: string;
  url: string;
  tokenUrl: string;
  /** milliseconds */
  patience?: number;
};

type ZaloTokens = {
  accessToken: string;
  /** Single-use: exchanging it also returns the next one. */
  refreshToken: string;
  /** seconds */
  expiresIn: number;
};

type ZaloMessage = {
  /** `84912345678` */
  phone: string;
  templateId: string;
  /** Values for the `<>` placeholders of the template. */
  data: Readonly<Record<string, string>>;
  /** The shop's own id of the message. */
  trackingId: string;
};

/**
 * Order notifications over Zalo (ZNS), implemented from second-hand documentation (decision 0078).
 * @throws ZaloRefused with Zalo's message, ZaloUnavailable when it gives no valid response
 */
export type ZaloApi = {
  send(message: ZaloMessage, accessToken: string): Promise<void>;
  refresh(refreshToken: string): Promise<ZaloTokens>;
};

/** Zalo refused. */
export class ZaloRefused extends ServiceRefused {
  override name = 'ZaloRefused';
  /** Whether a quota of messages is exhausted, whichever it is. */
  readonly ofQuota: boolean;
  constructor(reason: string, { ofToken = false, ofQuota = false } = {}) {
    super(reason, { ofToken });
    this.ofQuota = ofQuota;
  }
}

/** No response, a late one or an unreadable one. */
export class ZaloUnavailable extends ServiceUnavailable {
  override name = 'ZaloUnavailable';
}

const PATIENCE = seconds(8);
const REASON_MAX = 200;
/** Access token unknown, expired or missing. */
const OF_TOKEN = new Set([-124, -125, -216]);
/** A daily or monthly quota. */
const OF_QUOTA = new Set([-115, -144, -147]);

const Sent = z.object({ error: z.coerce.number(), message: z.string().nullish() });
const Refreshed = z.object({
  access_token: z.string().min(1).optional(),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.coerce.number().int().min(1).optional(),
  error: z.coerce.number().nullish(),
  error_name: z.string().nullish(),
});

export function createZalo({ appId, secret, url, tokenUrl, patience = PATIENCE }: ZaloOptions): ZaloApi {
  return {
    async send({ phone, templateId, data, trackingId }, accessToken) {
      const body = { phone, template_id: templateId, template_data: data, tracking_id: trackingId };
      const { error, message } = await ask(`${url}/message/template`, Sent, patience, {
        headers: { access_token: accessToken, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (error === 0) return;
      const is = { ofToken: OF_TOKEN.has(error), ofQuota: OF_QUOTA.has(error) };
      throw new ZaloRefused(`${error} ${message ?? ''}`.trim().slice(0, REASON_MAX), is);
    },
    async refresh(refreshToken) {
      const form = { refresh_token: refreshToken, app_id: appId, grant_type: 'refresh_token' };
      const tokens = await ask(`${tokenUrl}/v4/oa/access_token`, Refreshed, patience, {
        headers: { secret_key: secret, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      });
      const { access_token: accessToken, refresh_token: next, expires_in: expiresIn = 3_600 } = tokens;
      if (accessToken === undefined || next === undefined)
        throw new ZaloRefused(
          `${tokens.error ?? ''} ${tokens.error_name ?? ''}`.trim().slice(0, REASON_MAX),
          {
            ofToken: true,
          },
        );
      return { accessToken, refreshToken: next, expiresIn };
    },
  };
}

async function ask<T>(
  address: string,
  shape: z.ZodType<T>,
  patience: number,
  what: { headers: Record<string, string>; body: string },
): Promise<T> {
  let answer: Response;
  let text: string;
  try {
    const signal = AbortSignal.timeout(patience);
    answer = await fetch(address, { method: 'POST', redirect: 'error', signal, ...what });
    text = await textOf(answer, ANSWER_MAX);
  } catch (error) {
    const { mayHaveArrived } = failureOf(error);
    throw new ZaloUnavailable('Zalo did not answer', { mayHaveArrived, cause: error });
  }
  const read = shape.safeParse(parseJson(text));
  if (!answer.ok || !read.success)
    throw new ZaloUnavailable(`Zalo answered ${answer.status}, nothing that can be read`);
  return read.data;
}
