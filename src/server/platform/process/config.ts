import { readdirSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { seconds } from '#domain/kernel/time.ts';
import { configCopy } from './copy.vi.ts';

/** Every environment variable that the shop reads (decisions: Configuration). All are optional. */
const Env = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z.union([z.stringbool().transform(Number), z.coerce.number().int().min(0).max(10)]).default(0),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  HSTS_SECONDS: z.coerce.number().int().min(0).max(63_072_000).default(86_400),
  SHUTDOWN_GRACE: z.coerce.number().min(0).max(300).default(0),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/)
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  BANK_FEED_SECRET: z.string().min(16).optional(),
  BANK_API_TOKEN: z.string().min(16).optional(),
  BANK_API_URL: z.url({ protocol: /^https?$/ }).default('https://my.sepay.vn'),
  CARRIER_NOTICE_SECRET: z
    .string()
    .regex(/^[A-Za-z0-9_-]{16,200}$/)
    .optional(),
  GHN_TOKEN: z.string().min(8).optional(),
  GHN_SHOP_ID: z.string().regex(/^\d+$/).optional(),
  GHN_URL: z.url({ protocol: /^https?$/ }).default('https://online-gateway.ghn.vn'),
  GHTK_TOKEN: z.string().min(8).optional(),
  GHTK_CLIENT_SOURCE: z.string().min(1).optional(),
  GHTK_URL: z.url({ protocol: /^https?$/ }).default('https://services.giaohangtietkiem.vn'),
  VIETTELPOST_TOKEN: z.string().min(8).optional(),
  VIETTELPOST_SERVICE: z
    .string()
    .regex(/^[A-Z0-9]{2,10}$/)
    .optional(),
  VIETTELPOST_URL: z.url({ protocol: /^https?$/ }).default('https://partner.viettelpost.vn'),
  ZALO_APP_ID: z.string().regex(/^\d+$/).optional(),
  ZALO_APP_SECRET: z.string().min(8).optional(),
  ZALO_REFRESH_TOKEN: z.string().min(16).optional(),
  ZALO_URL: z.url({ protocol: /^https?$/ }).default('https://business.openapi.zalo.me'),
  ZALO_TOKEN_URL: z.url({ protocol: /^https?$/ }).default('https://oauth.zaloapp.com'),
  BACKUP_PASSPHRASE: z.string().min(12).optional(),
  BACKUP_TO: z
    .string()
    .regex(/^(s3:\/\/[a-z0-9][a-z0-9.-]+(\/.*)?|(?![a-z0-9]+:\/\/).+)$/)
    .optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  NTP_SERVER: z
    .string()
    .regex(/^(none|[A-Za-z0-9.-]+(:\d{1,5})?)$/)
    .default('pool.ntp.org'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  OPEN_ORDERS: z.coerce.number().int().min(0).optional(),
  OPEN_BRACELETS: z.coerce.number().int().min(0).optional(),
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/)
    .optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  DEMO: z.stringbool().optional(),
  NODE_ENV: z.string().optional(),
});

/** Variables that set facts of the shop itself (decision 0041). */
const SHOP_FACT = /^(SHOP_[A-Z_]+|BANK_(BIN|ACCOUNT|HOLDER))$/;

export type Config = {
  port: number;
  host: string;
  /** Origin at which the shop is reached, without a trailing slash; null means "whatever Host the request names". */
  publicUrl: string | null;
  /** The number of proxies in front whose X-Forwarded-For entries are trusted. */
  trustProxy: number;
  dataDir: string;
  databaseUrl: string | null;
  /** Connection string of a standby of that database, for reports and exports. */
  databaseReplicaUrl: string | null;
  redisUrl: string | null;
  /** How long browsers that visited the shop over https use https only (HSTS). */
  hstsSeconds: number;
  /** The shop's IndexNow key, for notifying search engines of changes; null: none are notified. */
  indexNowKey: string | null;
  /** Milliseconds between the announcement that this instance closes and the close itself. */
  shutdownGrace: number;
  s3: { endpoint: string; bucket: string; accessKey: string; secretKey: string } | null;
  smtpUrl: string | null;
  /** Null: the shop's own name and address. */
  mailFrom: string | null;
  sessionSecret: string | null;
  /** Environment values of the shop's own settings, by variable name; the settings domain reads them. */
  settings: Readonly<Record<string, string>>;
  /** `feedSecret` signs the notices of the bank's service; `apiToken` is for querying transfers there. */
  bank: { feedSecret: string | null; apiToken: string | null; apiUrl: string };
  /** Delivery companies, each null where the shop is not connected, and the secret that authenticates their notices. */
  carriers: {
    noticeSecret: string | null;
    ghn: { token: string; shopId: string; url: string } | null;
    ghtk: { token: string; source: string; url: string } | null;
    viettelpost: { token: string; service: string | null; url: string } | null;
  };
  /** Order notifications over Zalo; null: not connected. */
  zalo: { appId: string; secret: string; refreshToken: string; url: string; tokenUrl: string } | null;
  /** The passphrase that encrypts backups, and their destination: a folder or `s3://bucket/folder`; null: beside the data. */
  backup: { passphrase: string | null; to: string | null };
  /** The NTP server (host or host:port); null: none. */
  timeServer: string | null;
  /** The bearer token that allows reading `/metrics`. */
  metricsToken: string | null;
  /** The OpenTelemetry collector endpoint for traces. */
  tracesTo: string | null;
  ai: { baseUrl: string; model: string; apiKey: string | null } | null;
  /** How much one account, phone or address may hold in unconfirmed orders; 0: no limit; null: the shop's settings decide. */
  openOrders: { orders: number | null; bracelets: number | null };
  /** Google Analytics id, used for visitors who agreed; null: no visits are counted. */
  analyticsId: string | null;
  logLevel: z.infer<typeof Env>['LOG_LEVEL'];
  demo: boolean;
};

/** A configuration value with which the shop cannot start; the message names it. */
export class ConfigError extends Error {}

/**
 * Reads and validates the environment once. Empty values count as absent.
 * @throws ConfigError naming the first wrong variable and what it should be
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const present = {
    ...credentialsIn(env['CREDENTIALS_DIRECTORY']),
    ...Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== '')),
  };
  const parsed = Env.safeParse(present);
  if (!parsed.success) {
    throw new ConfigError(configCopy.wrong(String(parsed.error.issues[0]?.path[0])));
  }
  const values = parsed.data;
  if (isIP(values.HOST) === 0 && !/^[a-z0-9.-]+$/i.test(values.HOST)) {
    throw new ConfigError(configCopy.wrong('HOST'));
  }
  if (values.BACKUP_TO?.startsWith('s3://') && values.S3_ENDPOINT === undefined)
    throw new ConfigError(configCopy.bucketUnknown);
  const isDemo = values.DEMO ?? values.NODE_ENV !== 'production';
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL === undefined ? null : new URL(values.PUBLIC_URL).origin,
    trustProxy: values.TRUST_PROXY,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL ?? null,
    redisUrl: values.REDIS_URL ?? null,
    hstsSeconds: values.HSTS_SECONDS,
    indexNowKey: values.INDEXNOW_KEY ?? null,
    shutdownGrace: seconds(values.SHUTDOWN_GRACE),
    s3: isConfigured(values, ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'])
      ? {
          endpoint: values.S3_ENDPOINT!,
          bucket: values.S3_BUCKET!,
          accessKey: values.S3_ACCESS_KEY!,
          secretKey: values.S3_SECRET_KEY!,
        }
      : null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    sessionSecret: values.SESSION_SECRET ?? null,
    settings: Object.fromEntries(
      Object.entries(present).filter((pair): pair is [string, string] => SHOP_FACT.test(pair[0])),
    ),
    bank: {
      feedSecret: values.BANK_FEED_SECRET ?? null,
      apiToken: values.BANK_API_TOKEN ?? null,
      apiUrl: new URL(values.BANK_API_URL).origin,
    },
    carriers: carriersIn(values),
    zalo: zaloIn(values),
    backup: { passphrase: values.BACKUP_PASSPHRASE ?? null, to: values.BACKUP_TO ?? null },
    timeServer: isDemo || values.NTP_SERVER === 'none' ? null : values.NTP_SERVER,
    metricsToken: values.METRICS_TOKEN ?? null,
    tracesTo: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    ai: isConfigured(values, ['AI_BASE_URL', 'AI_MODEL'])
      ? { baseUrl: values.AI_BASE_URL!, model: values.AI_MODEL!, apiKey: values.AI_API_KEY ?? null }
      : null,
    openOrders: { orders: values.OPEN_ORDERS ?? null, bracelets: values.OPEN_BRACELETS ?? null },
    analyticsId: values.ANALYTICS_ID ?? null,
    logLevel: values.LOG_LEVEL,
    demo: isDemo,
  };
}

/** Credentials from systemd (`LoadCredential=`): files named like their variables. Environment variables take precedence. */
function credentialsIn(folder: string | undefined): Record<string, string> {
  if (folder === undefined || folder === '') return {};
  const names = readdirSync(folder).filter((name) => /^[A-Z][A-Z0-9_]*$/.test(name));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8').trim()]));
}

function carriersIn(values: z.output<typeof Env>): Config['carriers'] {
  const originOf = (url: string) => new URL(url).origin;
  return {
    noticeSecret: values.CARRIER_NOTICE_SECRET ?? null,
    ghn: isConfigured(values, ['GHN_TOKEN', 'GHN_SHOP_ID'])
      ? { token: values.GHN_TOKEN!, shopId: values.GHN_SHOP_ID!, url: originOf(values.GHN_URL) }
      : null,
    ghtk: isConfigured(values, ['GHTK_TOKEN', 'GHTK_CLIENT_SOURCE'])
      ? { token: values.GHTK_TOKEN!, source: values.GHTK_CLIENT_SOURCE!, url: originOf(values.GHTK_URL) }
      : null,
    viettelpost:
      values.VIETTELPOST_TOKEN === undefined
        ? null
        : {
            token: values.VIETTELPOST_TOKEN,
            service: values.VIETTELPOST_SERVICE ?? null,
            url: originOf(values.VIETTELPOST_URL),
          },
  };
}

function zaloIn(values: z.output<typeof Env>): Config['zalo'] {
  if (!isConfigured(values, ['ZALO_APP_ID', 'ZALO_APP_SECRET', 'ZALO_REFRESH_TOKEN'])) return null;
  return {
    appId: values.ZALO_APP_ID!,
    secret: values.ZALO_APP_SECRET!,
    refreshToken: values.ZALO_REFRESH_TOKEN!,
    url: new URL(values.ZALO_URL).origin,
    tokenUrl: new URL(values.ZALO_TOKEN_URL).origin,
  };
}

/**
 * True when every name is set, false when none is.
 * @throws ConfigError when only some are: a half-configured service is a mistake, not a choice
 */
function isConfigured<T extends Record<string, unknown>>(values: T, names: (keyof T & string)[]): boolean {
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length > 0 && missing.length < names.length) {
    throw new ConfigError(configCopy.missing(missing[0]!, names));
  }
  return missing.length === 0;
}
