import { and, eq, isNull, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ImportProgress, ImportReport } from '#contract/http/charm-import.ts';
import type { Charm, CharmsPage } from '#contract/http/catalogue.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import { tally } from '../../../../test-support/app.ts';
import {
  charmId,
  fillCart,
  ledgerErrors,
  orderBody,
  setStock,
  stockOf,
} from '../../../../test-support/goods.ts';
import { shared, sharedShop, signedIn } from '../../../../test-support/shared-shop.ts';
import { NOW } from '../../../../test-support/visitor.ts';
import { charmImports, charms } from '../tables.ts';

const site = sharedShop({ goods: true });
const admin = signedIn(site, { role: 'admin' });
const guest = shared(async () => site.visitor());

const gardenHas = async (q: string) =>
  (await guest.get<CharmsPage>(`/api/charms?q=${encodeURIComponent(q)}`, NOW)).data.charms.map(
    ({ name }) => name,
  );
const send = (csv: string, apply = false) => admin.post<ImportReport>('/api/charms/import', { csv, apply });
const progress = async () => (await admin.get<ImportProgress>('/api/charms/import')).data;

describe('POST /charms/import', () => {
  test('previews per line what would happen, then applies it', async () => {
    const csv = [
      '\ufeffTên;Giá;Tồn kho;Danh mục;Mô tả',
      'Tulip;41.000;;;',
      'Cỏ lau;18.000 ₫;25;thien nhien;"Ven sông; gió"',
      ';20000;1;Hoa;',
      'Đắt quá;abc;1;Hoa;',
      'Cỏ lau;19000;1;Hoa;',
      'Lạc lõng;20000;1;Không có;',
    ].join('\r\n');
    const { data: preview } = await send(csv);
    expect(preview).toMatchObject({ applied: false, created: 1, updated: 1, refused: 4 });
    expect(preview.lines.map(({ line, action, issues }) => [line, action, issues[0]?.path])).toEqual([
      [2, 'update', undefined],
      [3, 'create', undefined],
      [4, 'refuse', 'name'],
      [5, 'refuse', 'price'],
      [6, 'refuse', 'name'],
      [7, 'refuse', 'category'],
    ]);
    expect(await gardenHas('co lau')).not.toContain('Cỏ lau');
    const before = await stockOf(site.shop, 'tulip');
    expect((await send(csv, true)).data).toMatchObject({ applied: true, created: 1, updated: 1 });
    const { data } = await guest.get<CharmsPage>('/api/charms?q=co%20lau');
    expect(data.charms[0]).toMatchObject({
      name: 'Cỏ lau',
      price: 18_000,
      stock: 25,
      category: { type: 'Nature' },
      description: 'Ven sông; gió',
    });
    expect((await guest.get<Charm>(`/api/charms/${charmId('tulip')}`)).data.price).toBe(41_000);
    expect(await stockOf(site.shop, 'tulip')).toEqual(before);
    expect((await send(csv)).data).toMatchObject({ created: 0, updated: 2 });
    expect(await ledgerErrors(site.shop)).toEqual([]);
  });

  test('reads files of spreadsheet programs: byte order mark, tabs, sep=, quotes in quotes, line breaks in cells', async () => {
    const tables = [
      '\ufeff"Tên","Giá","Mô tả","Loại"\r\n"Cúc ""họa mi"" nhỏ","35,000","hai\r\ndòng, một ô",Hoa\r\n',
      'Tên\tGiá\tLoại\tMô tả\nCúc "họa mi" nhỏ\t35000\thoa\t',
      '"Tên";"Giá";"Loại"\r\n\r\n"Cúc ""họa mi"" nhỏ";35.000;Hoa;một cột thừa\r\n;;\r\n',
      'sep=;\r\nTên;Giá;Loại\r\n"Cúc ""họa mi"" nhỏ";35.000;Hoa\r\n',
    ];
    for (const table of tables) {
      const { data } = await send(table);
      expect(data).toMatchObject({ created: 1, refused: 0, lines: [{ name: 'Cúc "họa mi" nhỏ' }] });
    }
    const { data } = await send('Tên,Giá\nNghìn lẻ,"35000.50"\nCông thức,=1+1\n');
    expect(data).toMatchObject({ created: 0, refused: 2 });
  });

  test('more than 20000 lines are 422 and none is imported', async () => {
    const lines = Array.from({ length: 20_001 }, (_, index) => `Hạt ${index};1000`);
    const { status, error } = await send(['Tên;Giá', ...lines].join('\n'), true);
    expect([status, error.message]).toEqual([422, 'Mỗi lần chỉ nhập tối đa 20000 dòng']);
    expect(await gardenHas('hat 9999')).toEqual([]);
  });

  test('a file of a million lines, or with an endless line, is refused within 10 s of processor time', async () => {
    const { cpuUsage } = process;
    const before = cpuUsage();
    const [long, endless] = [`Tên;Giá\n${'a\n'.repeat(1_000_000)}`, `Tên;Giá\n${'x'.repeat(200_000)};1000`];
    expect((await send(long)).error.message).toBe('Mỗi lần chỉ nhập tối đa 20000 dòng');
    expect((await send(endless)).error.message).toContain('không đọc được');
    const { user, system } = cpuUsage(before);
    expect((user + system) / 1_000_000).toBeLessThan(10);
  });

  test.each(['', 'chỉ một dòng', 'a,b\n1,2', 'name,price\n"mở mà không đóng,1'])(
    'refuses %j',
    async (csv) => {
      const { status, error } = await send(csv, true);
      expect([status, error.code]).toEqual([422, 'INVALID_INPUT']);
    },
  );

  test.each([
    ['Hoa \ufffd\ufffdo;20000;1;Hoa', 'name', /^Chữ ở dòng này bị hỏng/],
    ['Hoa Ä‘Ã o;20000;1;Hoa', 'name', /^Chữ ở dòng này bị hỏng/],
    ['Hoa lạ;20000;1;', 'category', /^Charm mới cần một danh mục$/],
    ['Hoa lạ;20000;1;Kh\ufffdng', 'category', /^Chữ ở dòng này bị hỏng/],
    ['Hoa lạ;20000;1,5;Hoa', 'stock', /không phải là số nguyên$/],
    ['Hoa lạ;hai chục;1;Hoa', 'price', /không phải là số$/],
    ['Hoa lạ;0;1;Hoa', 'price', /^Giá phải lớn hơn 0$/],
  ])('the line %j is refused by itself, with a message at its field', async (line, path, message) => {
    const { data } = await send(`Tên;Giá;Tồn kho;Danh mục\nTulip;41.000;;\n${line}\n`, true);
    expect(data).toMatchObject({ created: 0, updated: 1, refused: 1 });
    expect(data.lines[1]).toMatchObject({ line: 3, action: 'refuse', issues: [{ path }] });
    expect(data.lines[1]?.issues[0]?.message).toMatch(message);
  });

  test('importing an export changes nothing, and an older one keeps stock changes made since', async () => {
    const { db } = site.shop;
    const odd = {
      name: '=SUM(A1)',
      description: '0901234567',
      meaning: '-3; "bốn"\nnăm',
      tags: ['007', '@ban'],
    };
    await admin.post('/api/charms', { ...odd, price: 9_000, stock: 2, cost: 4_500 });
    const rows = () => db.select().from(charms).orderBy(charms.id);
    const before = await rows();
    const { bytes, headers } = await admin.get('/api/charms/export.csv');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="charm-\d{4}-\d\d-\d\d\.csv"$/);
    const csv = bytes.toString('utf8');
    expect(csv.split('\r\n').join('\n')).toMatch(
      /^\ufeffmã;tên;giá;tồn kho;tồn kho lúc xuất;dòng sổ kho lúc xuất;danh mục;mô tả;ý nghĩa;nhãn;giá vốn\n/,
    );
    expect(csv).toMatch(/;'=SUM\(A1\);9000;2;2;\d+;/);
    expect(csv).toContain(';"=""0901234567""";');
    expect(csv).toMatch(/;4500\r?\n/);
    expect((await send(csv, true)).data).toMatchObject({ created: 0, updated: before.length, refused: 0 });
    expect(await rows()).toEqual(before);

    // Three leave the shelf before the table is imported with one more of them.
    await setStock(site.shop, { charm: 'ca-koi' }, 10);
    const old = (await admin.get('/api/charms/export.csv')).bytes.toString('utf8');
    await admin.patch(`/api/charms/${charmId('ca-koi')}/stock`, { add: -3 });
    const edited = old.replace(/^(ca-koi;)[^;]*(;\d+;)10(;10;)/m, '$1Cá chép koi$211$3');
    expect((await send(edited, true)).data.refused).toBe(0);
    const { data } = await guest.get<Charm>(`/api/charms/${charmId('ca-koi')}`, NOW);
    expect([data.name, data.stock]).toEqual(['Cá chép koi', 8]);
    expect(await ledgerErrors(site.shop)).toEqual([]);
  });

  test('an edited export imported again, also at the same time, books its pieces once', async () => {
    await setStock(site.shop, { charm: 'ca-koi' }, 10);
    await setStock(site.shop, { charm: 'tulip' }, 20);
    const table = (await admin.get('/api/charms/export.csv')).bytes.toString('utf8');
    const edited = table
      .replace(/^(ca-koi;[^;]*;\d+;)10(;10;)/m, '$115$2')
      .replace(/^(tulip;[^;]*;)\d+;20(;20;)/m, '$1giá?;17$2');
    const twice = await Promise.all([send(edited, true), send(edited, true)]);
    expect(twice.map(({ data }) => data.refused)).toEqual([1, 1]);
    expect(await stockOf(site.shop, 'ca-koi')).toMatchObject({ stock: 15 });

    // The refused line is mended in the same file, and pieces have been sold meanwhile.
    const linh = await site.signIn();
    await fillCart(linh, ['ca-koi', 'ca-koi']);
    await linh.post('/api/orders', orderBody());
    const { data } = await send(edited.replace('giá?', '41000'), true);
    expect(data).toMatchObject({ refused: 0 });
    expect(await stockOf(site.shop, 'ca-koi')).toEqual({ stock: 15, reserved: 2 });
    expect((await guest.get<Charm>(`/api/charms/${charmId('tulip')}`, NOW)).data).toMatchObject({
      price: 41_000,
      stock: 17,
    });

    // Another number in the same file counts from the export, too.
    await send(edited.replace('giá?', '41000').replace(/^(ca-koi;[^;]*;\d+;)15;/m, '$117;'), true);
    expect(await stockOf(site.shop, 'ca-koi')).toEqual({ stock: 17, reserved: 2 });
    expect(await ledgerErrors(site.shop)).toEqual([]);
  });

  test('lines are matched by slug: one that is unknown, repeated or of a hidden charm is refused', async () => {
    await admin.post('/api/charms/bulk', { charms: [charmId('cao')], hidden: true });
    const { data } = await send(
      'mã;tên;giá\nla-bai;Lá bài;1000\nbuom;Bướm;1000\nBUOM;Bướm đêm;1000\ncao;Cáo;1000\n',
      true,
    );
    expect(data.lines.map(({ action, issues }) => [action, issues[0]?.path])).toEqual([
      ['refuse', 'category'],
      ['update', undefined],
      ['refuse', 'name'],
      ['refuse', 'name'],
    ]);
    expect(data.lines[3]?.issues[0]?.message).toMatch(/đang ẩn/);
    await admin.post('/api/charms/bulk', { charms: [charmId('cao')], hidden: false });
  });

  test('a line with less stock than is reserved is refused, the others are imported', async () => {
    const linh = await site.signIn();
    await setStock(site.shop, { charm: 'tho' }, 4);
    await fillCart(linh, ['tho', 'tho']);
    await linh.post('/api/orders', orderBody());
    const { data } = await send(
      'mã;tên;giá;tồn kho\ntulip;Tulip;43000;\ntho;Thỏ;31000;1\nbuom;Bướm;33000;\n',
      true,
    );
    expect(data).toMatchObject({ updated: 2, refused: 1 });
    expect(data.lines[1]?.issues[0]?.message).toMatch(/^Đang giữ 2 chiếc/);
    expect(await stockOf(site.shop, 'tho')).toEqual({ stock: 4, reserved: 2 });
  });

  test('sent twice concurrently, creates each charm once', async () => {
    const csv = 'tên;giá;tồn kho;danh mục\nHạt trai;9000;5;Đá quý\nHạt gỗ;3000;7;Thiên nhiên\n';
    const twice = await Promise.all([send(csv, true), send(csv, true)]);
    expect(tally(twice)).toEqual({ 200: 2 });
    const created = twice.map(({ data }) => `${data.created} created, ${data.updated} updated`);
    expect(created.toSorted()).toEqual(['0 created, 2 updated', '2 created, 0 updated']);
    expect(await gardenHas('hat trai')).toEqual(['Hạt trai']);
  });
});

describe('a long file', () => {
  const LINES = 720;
  const long = (price: number) =>
    [
      'tên;giá;tồn kho;danh mục',
      ...Array.from({ length: LINES }, (_, n) => `Hạt cườm ${n};${price};2;Hoa`),
      ';1;;',
    ].join('\n');

  test('is imported by a job in batches, with progress; a concurrent second import is 409', async () => {
    expect(await progress()).toBeNull();
    const twice = await Promise.all([send(long(1_000), true), send(long(1_000), true)]);
    expect(tally(twice)).toEqual({ 200: 1, 409: 1 });
    const told = twice.find(({ status }) => status === 200)!.data;
    expect(told).toMatchObject({
      applied: false,
      created: LINES,
      refused: 1,
      import: { total: LINES + 1, done: 0 },
    });
    expect(await gardenHas('hat cuom 719')).toEqual([]);
    await site.jobs.runAll();
    expect(await progress()).toMatchObject({
      done: LINES + 1,
      created: LINES,
      refused: 1,
      lines: [{ line: LINES + 2, action: 'refuse' }],
      finishedAt: expect.any(String),
    });
    expect(await gardenHas('hat cuom 719')).toEqual(['Hạt cườm 719']);
    expect(await ledgerErrors(site.shop)).toEqual([]);
  });

  test('interrupted in the middle, continues after the last finished batch', async () => {
    const { db } = site.shop;
    site.clock.advance(1_000);
    await send(long(2_000), true);
    await db.update(charmImports).set({ done: 300, updated: 300 }).where(isNull(charmImports.finishedAt));
    await site.jobs.runAll();
    expect(await progress()).toMatchObject({ done: LINES + 1, updated: LINES, created: 0 });
    const priced = await db.$count(
      charms,
      and(like(charms.name, 'Hạt cườm %'), eq(charms.price, 2_000 as Vnd)),
    );
    expect(priced).toBe(LINES - 300);
  });
});
