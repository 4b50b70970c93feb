import { describe, expect, test } from 'vitest';
import sharp from 'sharp';
import type { CustomBracelet } from '#contract/http/design.ts';
import { braceletStrings } from '#server/catalogue/tables.ts';
import { tyingMethods } from '#server/catalogue/tables.ts';
import { eq } from 'drizzle-orm';
import type { Visitor } from '../../../test-support/app.ts';
import type { Answer } from '../../../test-support/visitor.ts';
import { charmId, designBody, setStock, stringId, tyingMethodId } from '../../../test-support/goods.ts';
import { sharedShop, signedIn } from '../../../test-support/shared-shop.ts';

const site = sharedShop({ goods: true });
const linh = signedIn(site);

const keep = (body: object, visitor: Visitor = linh) =>
  visitor.post<CustomBracelet>('/api/custom-bracelets', body);
const mine = async (visitor = linh) => (await visitor.get<CustomBracelet[]>('/api/custom-bracelets')).data;

describe('POST /custom-bracelets', () => {
  test('saves the design and computes price, count and preview itself, whatever the request says', async () => {
    const { status, data } = await keep({
      ...designBody(['hoa-anh-dao', 'hoa-dao'], '  Vòng   của Bống '),
      wristSize: 11.5,
      price: 1,
      charmsPrice: 1,
      calculatedCharmCount: 99,
      previewImage: 'https://elsewhere.example/x.png',
    });
    expect(status).toBe(201);
    // 35.000 + 38.000 + 13 × 28.000 charms, 35.000 string, 15.000 knot.
    expect(data).toMatchObject({
      name: 'Vòng của Bống',
      charmsPrice: 437_000,
      stringPrice: 35_000,
      tyingMethodPrice: 15_000,
      price: 487_000,
      wristSize: 11.5,
      calculatedCharmCount: 15,
      previewImage: expect.stringMatching(/^\/pictures\/designs\/[0-9a-f]{32}-640\.webp$/),
    });
    expect(data.charms.map(({ position }) => position)).toEqual([...Array(15).keys()]);
    expect(data.charms[0]?.charm).toMatchObject({
      _id: charmId('hoa-anh-dao'),
      name: 'Hoa anh đào',
      price: 35_000,
    });
  });

  test('with one Idempotency-Key saves one design, even when sold out since; another body is a mismatch', async () => {
    const thao = await site.signIn();
    const send = (name: string) =>
      thao.post<CustomBracelet>('/api/custom-bracelets', designBody(['hoa-su'], name), {
        'idempotency-key': 'one-press',
      });
    const [first, twin] = await Promise.all([send('Gửi Linh'), send('Gửi Linh')]);
    await setStock(site.shop, { charm: 'hoa-su' }, 0);
    const late = await send('Gửi Linh');
    expect([first, twin, late].map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set([first, twin, late].map(({ data }) => data._id)).size).toBe(1);
    expect(await mine(thao)).toHaveLength(1);
    expect((await send('Gửi mẹ')).error.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  test('accepts a design without a tying method', async () => {
    const { data } = await keep({ ...designBody(), tyingMethod: null });
    expect(data).toMatchObject({ tyingMethod: null, tyingMethodPrice: 0, price: 15 * 28_000 + 35_000 });
  });

  const body = designBody();
  const charmsAt = (...positions: number[]) =>
    positions.map((position) => ({ id: charmId('hoa-dao'), position }));
  test.each([
    ['no name', { ...body, name: ' ' }, 'Chưa nhập tên vòng tay'],
    ['a name of one letter', { ...body, name: 'A' }, 'Tên vòng tay quá ngắn'],
    ['a name of 51 letters', { ...body, name: 'a'.repeat(51) }, 'Tên vòng tay quá dài'],
    ['markup as a name', { ...body, name: '<b>Linh</b>' }, 'Tên vòng tay không hợp lệ'],
    ['no string', { ...body, braceletString: undefined }, 'Chưa chọn dây xỏ'],
    ['14 charms', { ...body, charms: charmsAt(...Array(14).keys()) }, 'Chưa đủ charm tối thiểu'],
    [
      'two charms in one place',
      { ...body, charms: charmsAt(0, ...Array(14).keys()) },
      'Vị trí charm trên vòng chưa hợp lệ',
    ],
    [
      '26 charms',
      { ...body, charms: charmsAt(...Array(26).keys()) },
      'Mỗi chiếc vòng có nhiều nhất 25 charm',
    ],
    [
      'a place after the last',
      { ...body, charms: charmsAt(...Array(14).keys(), 25) },
      'Vị trí charm trên vòng chưa hợp lệ',
    ],
    ['a gap', { ...body, charms: charmsAt(...Array(14).keys(), 15) }, 'Vị trí charm trên vòng chưa hợp lệ'],
    ['fewer charms than the wrist asks for', { ...body, wristSize: 15 }, 'Còn slot trống'],
    [
      'more charms than the wrist asks for',
      { ...body, charms: charmsAt(...Array(20).keys()), wristSize: 11 },
      'Vị trí charm trên vòng chưa hợp lệ',
    ],
    ['a wrist of 9 cm', { ...body, wristSize: 9 }, 'Cỡ cổ tay từ 10 đến 30 cm'],
    ['a wrist of 12,3 cm', { ...body, wristSize: 12.3 }, 'Cỡ cổ tay theo bước 0,5 cm'],
  ])('refuses %s', async (_what, wrong, message) => {
    const { status, error } = await keep(wrong);
    expect([status, error.message]).toEqual([422, message]);
  });

  const firstCharm = (change: object | null) =>
    body.charms.map((charm, at) => (at > 0 ? charm : change && { ...charm, ...change }));
  const paths = ({ error }: Answer<unknown>) => error.details?.map(({ path }) => path);
  test.each([
    ['a name that is a number', { ...body, name: 5 }, 'name'],
    ['charms that are a text', { ...body, charms: 'hoa đào' }, 'charms'],
    ['no charms', { ...body, charms: null }, 'charms'],
    ['26 charms', { ...body, charms: charmsAt(...Array(26).keys()) }, 'charms'],
    ['null as a charm', { ...body, charms: firstCharm(null) }, 'charms.0'],
    ['a malformed charm id', { ...body, charms: firstCharm({ id: 'abc' }) }, 'charms.0.id'],
    ['a position as a text', { ...body, charms: firstCharm({ position: '0' }) }, 'charms.0.position'],
    ['a fractional position', { ...body, charms: firstCharm({ position: 0.5 }) }, 'charms.0.position'],
    ['a position before the first', { ...body, charms: firstCharm({ position: -1 }) }, 'charms.0.position'],
    ['a position after the last', { ...body, charms: firstCharm({ position: 25 }) }, 'charms.0.position'],
    ['the placeholder of a string', { ...body, braceletString: 'fallback' }, 'braceletString'],
    ['the placeholder of a tying method', { ...body, tyingMethod: 'fallback' }, 'tyingMethod'],
    ['a wrist as a text', { ...body, wristSize: '15' }, 'wristSize'],
    ['a wrist of 30,5 cm', { ...body, wristSize: 30.5 }, 'wristSize'],
    ['a wrist of 15,25 cm', { ...body, wristSize: 15.25 }, 'wristSize'],
  ])('refuses %s with the path of the field', async (_what, wrong, path) => {
    const answer = await keep(wrong);
    expect([answer.status, answer.error.code]).toEqual([422, 'INVALID_INPUT']);
    expect(paths(answer)).toContain(path);
    // Vietnamese messages fit for display: no text of the validation library.
    for (const { message } of answer.error.details ?? []) expect(message).toMatch(/^[A-ZĐ].*[à-ỹ]/u);
  });

  test('reports all problems at once, each with path and message', async () => {
    const answer = await keep({
      name: ' ',
      charms: charmsAt(0, 0, ...Array(12).keys()),
      wristSize: 9,
      tyingMethod: 'x',
    });
    expect(answer.status).toBe(422);
    expect(answer.error.details).toEqual([
      { path: 'name', message: 'Chưa nhập tên vòng tay' },
      { path: 'charms', message: 'Chưa đủ charm tối thiểu' },
      { path: 'charms', message: 'Vị trí charm trên vòng chưa hợp lệ' },
      { path: 'braceletString', message: 'Chưa chọn dây xỏ' },
      { path: 'tyingMethod', message: expect.stringMatching(/./) },
      { path: 'wristSize', message: 'Cỡ cổ tay từ 10 đến 30 cm' },
    ]);
  });

  test('accepts each wrist size with its number of charms', async () => {
    for (const [wristSize, slots] of [
      [10, 15],
      [12, 16],
      [14, 17],
      [16, 18],
      [18, 20],
      [20, 22],
      [22, 24],
      [24, 25],
      [30, 25],
    ] as const) {
      const { status, data } = await keep({ ...body, charms: charmsAt(...Array(slots).keys()), wristSize });
      expect([wristSize, status, data.calculatedCharmCount]).toEqual([wristSize, 201, slots]);
    }
  });

  test('refuses unknown and paused parts with UNKNOWN_PIECE and the paths of all', async () => {
    for (const wrong of [
      { ...body, charms: body.charms.map((charm, i) => (i ? charm : { ...charm, id: charmId('nobody') })) },
      { ...body, braceletString: stringId('nobody') },
      { ...body, tyingMethod: tyingMethodId('nobody') },
    ]) {
      const { status, error } = await keep(wrong);
      expect([status, error.code]).toEqual([422, 'UNKNOWN_PIECE']);
    }
    const all = await keep({
      ...body,
      charms: body.charms.map((charm, at) => (at === 3 ? { ...charm, id: charmId('nobody') } : charm)),
      braceletString: stringId('nobody'),
      tyingMethod: tyingMethodId('nobody'),
    });
    expect(paths(all)).toEqual(['charms.3.id', 'braceletString', 'tyingMethod']);
    await site.shop.db
      .update(tyingMethods)
      .set({ isActive: false })
      .where(eq(tyingMethods.id, tyingMethodId('no-buom')));
    const paused = await keep({ ...body, tyingMethod: tyingMethodId('no-buom') });
    expect(paused.error.code).toBe('UNKNOWN_PIECE');
  });

  test('names the charm that is short of stock in a 409', async () => {
    await setStock(site.shop, { charm: 'tulip' }, 2);
    const { status, error } = await keep(designBody(['tulip', 'tulip', 'tulip']));
    expect([status, error.code]).toEqual([409, 'STOCK_INSUFFICIENT']);
    expect(error.message).toBe('Stock validation failed: Insufficient stock for charm "Tulip"');
    expect(error.details).toEqual([
      expect.objectContaining({ charmId: charmId('tulip'), requested: 3, available: 2 }),
    ]);
  });

  test('is 401 for guests', async () => {
    const { status, error } = await keep(body, site.visitor());
    expect([status, error.code]).toEqual([401, 'NO_SESSION']);
  });
});

describe('GET /custom-bracelets', () => {
  test('lists the customer’s own designs, newest first, at current prices', async () => {
    const other = await site.signIn();
    await keep(designBody([], 'Vòng một'), other);
    site.clock.advance(1000);
    await keep(designBody([], 'Vòng hai'), other);
    expect((await mine(other)).map(({ name }) => name)).toEqual(['Vòng hai', 'Vòng một']);
    expect((await mine()).map(({ name }) => name)).not.toContain('Vòng hai');

    await site.shop.db
      .update(braceletStrings)
      .set({ price: 99_000 as never })
      .where(eq(braceletStrings.id, stringId('day-ben-hong-dat')));
    expect((await mine(other))[0]).toMatchObject({
      stringPrice: 99_000,
      price: 15 * 28_000 + 99_000 + 15_000,
    });
  });
});

describe('previews', () => {
  test('are rendered from the design: equal designs have one URL, cached as immutable', async () => {
    const [one, same, other] = await Promise.all([
      keep(designBody(['hoa-dao'], 'Một')),
      keep(designBody(['hoa-dao'], 'Hai')),
      keep(designBody(['hoa-sen'], 'Ba')),
    ]);
    expect(one.data.previewImage).toBe(same.data.previewImage);
    expect(one.data.previewImage).not.toBe(other.data.previewImage);

    const guest = site.visitor();
    const address = one.data.previewImage ?? '';
    const [wide, small] = await Promise.all([guest.get(address), guest.get(address.replace('-640', '-320'))]);
    expect(await sharp(wide.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 533,
      hasAlpha: true,
    });
    expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 320 });
    expect(wide.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const again = await guest.get(address, { 'if-none-match': wide.headers.etag ?? '' });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  test.each([
    '0'.repeat(32) + '-640.webp',
    '0'.repeat(32) + '-641.webp',
    'x-640.webp',
    '..%2f..%2fpackage.json',
  ])('/pictures/designs/%s is 404', async (file) => {
    expect((await site.visitor().get(`/pictures/designs/${file}`)).status).toBe(404);
  });
});
