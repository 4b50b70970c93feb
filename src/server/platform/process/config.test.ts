import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('an empty environment is valid and gives the defaults', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: null,
    trustProxy: 0,
    zalo: null,
    dataDir: resolve('./data'),
    databaseUrl: null,
    databaseReplicaUrl: null,
    redisUrl: null,
    hstsSeconds: 86_400,
    indexNowKey: null,
    shutdownGrace: 0,
    s3: null,
    smtpUrl: null,
    mailFrom: null,
    sessionSecret: null,
    settings: {},
    bank: { feedSecret: null, apiToken: null, apiUrl: 'https://my.sepay.vn' },
    carriers: { noticeSecret: null, ghn: null, ghtk: null, viettelpost: null },
    backup: { passphrase: null, to: null },
    metricsToken: null,
    timeServer: null,
    tracesTo: null,
    ai: null,
    openOrders: { orders: null, bracelets: null },
    analyticsId: null,
    logLevel: 'info',
    demo: true,
  });
});

test('credential files of systemd fill in variables that are unset or empty', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'credentials-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of [
    ['BACKUP_PASSPHRASE', 'một câu dài để khóa\n'],
    ['SMTP_URL', 'smtp://may:mat-khau@thu.example'],
    ['BANK_HOLDER', 'NGOC MAY'],
    ['khac.txt', 'x'],
  ] as const)
    await writeFile(join(folder, name), text);
  const env = { CREDENTIALS_DIRECTORY: folder, BACKUP_PASSPHRASE: '', SMTP_URL: 'smtp://khac.example' };
  expect(readConfig(env)).toMatchObject({
    backup: { passphrase: 'một câu dài để khóa' },
    smtpUrl: 'smtp://khac.example',
    settings: { BANK_HOLDER: 'NGOC MAY' },
  });
});

test('an empty value counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', SMTP_URL: '', DEMO: '' })).toEqual(readConfig({}));
});

test.each([
  ['PORT', '70000', 'một số cổng từ 0 đến 65535'],
  ['PORT', 'ba nghìn', 'một số cổng từ 0 đến 65535'],
  ['HOST', 'http://x', 'một địa chỉ để lắng nghe như 127.0.0.1'],
  ['PUBLIC_URL', 'vuoncharm.vn', 'một địa chỉ như https://vuoncharm.vn'],
  ['PUBLIC_URL', 'ftp://vuoncharm.vn', 'một địa chỉ như https://vuoncharm.vn'],
  ['SHUTDOWN_GRACE', 'long', 'số giây từ 0 đến 300'],
  ['HSTS_SECONDS', '-1', 'số giây từ 0 đến 63072000'],
  ['BANK_API_TOKEN', 'short', 'mã của dịch vụ ngân hàng, ít nhất 16 ký tự'],
  ['BANK_API_URL', 'my.sepay.vn', 'một địa chỉ như https://my.sepay.vn'],
  ['INDEXNOW_KEY', 'a/b', '8 đến 128 chữ cái, chữ số hoặc gạch nối'],
  ['TRUST_PROXY', 'maybe', 'true, false, hoặc số proxy đứng trước tiệm'],
  ['DATABASE_URL', 'mysql://localhost/x', 'một địa chỉ như postgresql://user:password@host:5432/name'],
  [
    'DATABASE_REPLICA_URL',
    'mysql://localhost/x',
    'một địa chỉ như postgresql://user:password@host:5432/name',
  ],
  ['REDIS_URL', 'localhost', 'một địa chỉ như redis://host:6379'],
  ['SMTP_URL', 'mail.example', 'một địa chỉ như smtp://user:password@host:587'],
  ['SESSION_SECRET', 'short', 'một khóa bí mật ít nhất 32 ký tự'],
  ['ANALYTICS_ID', 'UA-1234-1', 'một mã đo như G-AB12CD34EF'],
  ['ANALYTICS_ID', "G-1234'; script-src *", 'một mã đo như G-AB12CD34EF'],
  ['LOG_LEVEL', 'loud', 'một trong trace, debug, info, warn, error, silent'],
  ['DEMO', 'perhaps', 'true hoặc false'],
])('%s=%s is refused with an error that names it and what it needs', (name, value, expected) => {
  expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(`${name} chưa đúng: cần ${expected}.`));
});

describe('variables that belong together', () => {
  test('a bucket without its keys is refused', () => {
    const half = { S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'anh' };
    expect(() => readConfig(half)).toThrow('Thiếu S3_ACCESS_KEY');
  });

  test('a bucket with address, name and both keys is configured', () => {
    const whole = {
      S3_ENDPOINT: 'https://s3.example.com',
      S3_BUCKET: 'anh',
      S3_ACCESS_KEY: 'a',
      S3_SECRET_KEY: 'b',
    };
    expect(readConfig(whole).s3).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'anh',
      accessKey: 'a',
      secretKey: 'b',
    });
  });

  test('a language model needs its address', () => {
    expect(() => readConfig({ AI_MODEL: 'x' })).toThrow('Thiếu AI_BASE_URL');
  });
});

test('the public address is reduced to its origin', () => {
  expect(readConfig({ PUBLIC_URL: 'https://vuoncharm.vn/' }).publicUrl).toBe('https://vuoncharm.vn');
});

test.each([
  ['true', 1],
  ['false', 0],
  ['1', 1],
  ['0', 0],
  ['3', 3],
])('TRUST_PROXY=%s is %i proxies', (value, proxies) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(proxies);
});

test.each([
  [{}, true],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', DEMO: 'true' }, true],
  [{ DEMO: 'false' }, false],
])('%j is a demo: %s', (env, demo) => {
  expect(readConfig(env).demo).toBe(demo);
});
