import { eq, like } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ChatHistory, UploadedChatImage } from '#contract/http/chat.ts';
import type { ChatMessage } from '#contract/socket.ts';
import { hours, minutes } from '#domain/kernel/time.ts';
import { rateLimits } from '#server/platform/http/rate-limit.ts';
import { chatImages } from '#server/support/tables.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { startTestShop, type Visitor } from '../../../../test-support/app.ts';
import { chatOf } from '../../../../test-support/chats.ts';
import { charmId, setStock } from '../../../../test-support/goods.ts';
import { openPages } from '../../../../test-support/pages.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

const site = sharedShop({ goods: true });

const customer = () => site.signIn({ name: 'Khánh Linh' });
const admin = () => site.signIn({ name: 'Mai Anh', role: 'admin' });
const send = (who: Visitor, chat: { _id: string }, draft: object) =>
  who.post<ChatMessage>(`/api/chat/${chat._id}/messages`, draft);
const history = async (who: Visitor, chat: { _id: string }) =>
  (await who.get<ChatHistory>(`/api/chat/${chat._id}`)).data.messages;
const photo = () =>
  sharp({ create: { width: 900, height: 1800, channels: 3, background: '#ffd' } })
    .png()
    .toBuffer();

async function upload(who: Visitor): Promise<UploadedChatImage> {
  const { status, data } = await who.upload<UploadedChatImage>('/api/chat/upload-image', {
    bytes: await photo(),
  });
  expect(status).toBe(200);
  return data;
}

test('a sent picture is not cropped and visible to the chat’s customer and staff only, small to staff only', async () => {
  const [linh, mai, stranger] = [await customer(), await admin(), await customer()];
  const chat = await chatOf(linh);
  const image = await upload(linh);
  expect((await stranger.get(image.url)).status).toBe(404);
  const metadata = {
    fileUrl: image.url,
    fileName: 'bien-lai.png',
    fileSize: 1,
    mimeType: 'image/png',
    isUploading: true,
  };
  const { data } = await send(linh, chat, { content: '', type: 'image', metadata });
  expect(data).toMatchObject({
    content: '📷 Đã gửi ảnh',
    type: 'image',
    metadata: { fileUrl: image.url, fileName: 'bien-lai.png' },
  });
  expect(data.metadata).not.toHaveProperty('isUploading');
  const seen = await mai.get(image.url);
  expect(await sharp(seen.bytes).metadata()).toMatchObject({ format: 'webp', width: 800, height: 1600 });
  const small = await mai.get(`${image.url}?size=small`);
  expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 96, height: 192 });
  // Drawing it for everybody would let one account keep every processor busy.
  expect((await linh.get(`${image.url}?size=small`)).bytes).toEqual(seen.bytes);
  for (const url of [image.url, `${image.url}?size=small`]) {
    expect((await stranger.get(url)).status).toBe(404);
    expect((await site.visitor().get(url)).status).toBe(401);
  }
});

test('an admin’s picture is seen by the chat’s customer', async () => {
  const [linh, mai] = [await customer(), await admin()];
  const chat = await chatOf(linh);
  const image = await upload(mai);
  await send(mai, chat, { content: 'mẫu đây', type: 'image', metadata: { fileUrl: image.url } });
  expect((await linh.get(image.url)).status).toBe(200);
});

test('a customer sends sixty pictures a day at most, staff as many as they like', async () => {
  const [linh, mai] = [await customer(), await admin()];
  const bytes = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#ffd' } })
    .png()
    .toBuffer();
  const tenTimes = (who: Visitor) =>
    Promise.all(Array.from({ length: 10 }, () => who.upload('/api/chat/upload-image', { bytes })));
  /** Another limit is of ten minutes. */
  const later = () => site.shop.db.delete(rateLimits).where(like(rateLimits.key, 'chat-upload:%'));
  const broken = { bytes: Buffer.from('no picture'), type: 'image/png' };
  expect((await linh.upload('/api/chat/upload-image', broken)).error.code).toBe('IMAGE_TYPE_REFUSED');
  for (let round = 0; round < 6; round += 1) {
    for (const who of [linh, mai])
      expect((await tenTimes(who)).map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    await later();
  }
  const more = await linh.upload('/api/chat/upload-image', { bytes });
  expect([more.status, more.error.code]).toEqual([409, 'IMAGES_ENOUGH']);
  expect((await mai.upload('/api/chat/upload-image', { bytes })).status).toBe(200);
  expect(await site.shop.db.$count(chatImages, eq(chatImages.userId, linh.user.id))).toBe(60);
});

test('a picture message with any URL but that of one’s own upload is 422; an SVG is refused', async () => {
  const [linh, stranger] = [await customer(), await customer()];
  const chat = await chatOf(linh);
  const { url } = await upload(stranger);
  for (const fileUrl of [
    url,
    'https://evil.example/x.png',
    'javascript:alert(1)',
    '/api/chat/images/../x',
    '',
  ]) {
    expect(
      (await send(linh, chat, { content: '', type: 'image', metadata: { fileUrl } })).status,
      fileUrl,
    ).toBe(422);
  }
  const file = { bytes: Buffer.from('<svg onload="x"/>'), type: 'image/svg+xml' };
  expect((await linh.upload('/api/chat/upload-image', file)).error.code).toBe('IMAGE_TYPE_REFUSED');
});

test.each([
  ['clientId', { clientId: 7 }],
  ['clientId', { clientId: 'a'.repeat(500) }],
  ['fileUrl', { fileUrl: 'x' }],
])('invalid metadata is 422 with its whole path: %s', async (name, metadata) => {
  const linh = await customer();
  const type = name === 'fileUrl' ? 'image' : 'text';
  const { status, error } = await send(linh, await chatOf(linh), { content: 'chào', type, metadata });
  expect([status, error.details]).toEqual([422, [expect.objectContaining({ path: `metadata.${name}` })]]);
});

test('pictures that were never sent are deleted after a day', async () => {
  const clock = testClock();
  const own = await startTestShop({ clock });
  const linh = await own.signIn({ remember: true });
  const [sent, unsent] = [await upload(linh), await upload(linh)];
  await send(linh, await chatOf(linh), { content: '', type: 'image', metadata: { fileUrl: sent.url } });
  clock.advance(hours(25));
  await linh.post('/api/auth/refresh');
  const { remove } = own.shop.uploads;
  own.shop.uploads.remove = () => Promise.reject(new Error('the bucket is away'));
  await expect(own.jobs.run('support.forget-images')).rejects.toThrow('the bucket is away');
  own.shop.uploads.remove = remove;
  await own.jobs.run('support.forget-images');
  expect(await own.shop.uploads.read(unsent.fileName)).toBeNull();
  expect([(await linh.get(sent.url)).status, (await linh.get(unsent.url)).status]).toEqual([200, 404]);
  await own.close();
});

test('a list of charms takes names and prices from the catalogue, shows the current stock, and is for staff only', async () => {
  const [linh, mai] = [await customer(), await admin()];
  const chat = await chatOf(linh);
  await setStock(site.shop, { charm: 'tulip' }, 7);
  const wanted = [
    { charmId: charmId('tulip'), charmName: 'Miễn phí', charmPrice: 1, charmStock: 999 },
    { charmId: charmId('hoa-sen') },
    { charmId: charmId('khong-co') },
  ];
  const draft = { content: '', type: 'charm_list', metadata: { charmRecommendations: wanted } };
  const { data } = await send(mai, chat, draft);
  expect(data.content).toBe('2 charm gợi ý cho bạn');
  expect(data.metadata.charmRecommendations).toMatchObject([
    { charmName: 'Tulip', charmPrice: 30_000, charmStock: 7, charmCategory: 'Hoa' },
    { charmName: 'Hoa sen', charmPrice: 42_000 },
  ]);
  await setStock(site.shop, { charm: 'tulip' }, 2);
  expect((await history(linh, chat))[0]?.metadata.charmRecommendations).toMatchObject([
    { charmStock: 2 },
    {},
  ]);
  expect((await send(linh, chat, draft)).error.code).toBe('MESSAGE_TYPE_REFUSED');
  const unknown = { charmRecommendations: [{ charmId: charmId('khong-co') }] };
  expect((await send(mai, chat, { ...draft, metadata: unknown })).error.code).toBe('UNKNOWN_PIECE');
});

test('outside the hours a chat gets one automatic reply, unless an admin is online', async () => {
  const night = await startTestShop({ clock: testClock('2026-11-21T17:00:00.000Z') });
  const pages = await openPages(night.shop, night.app);
  const linh = await night.signIn();
  const chat = await chatOf(linh);
  await send(linh, chat, { content: 'Còn ai không?' });
  await send(linh, chat, { content: 'Alo' });
  const said = (await history(linh, chat)).map(({ type, sender }) => [type, sender === null]);
  expect(said).toEqual([
    ['text', false],
    ['system', true],
    ['text', false],
  ]);
  await pages.open(await night.signIn({ role: 'admin' }));
  const ngoc = await night.signIn();
  const other = await chatOf(ngoc);
  await send(ngoc, other, { content: 'Chào tiệm' });
  expect(await history(ngoc, other)).toHaveLength(1);
  await pages.close();
  await night.close();
});

test('a reply to a customer who is offline for ten minutes is mailed to her, once', async () => {
  const clock = testClock();
  const own = await startTestShop({ clock });
  const pages = await openPages(own.shop, own.app);
  const [linh, mai] = [await own.signIn({ email: 'linh@example.vn' }), await own.signIn({ role: 'admin' })];
  const chat = await chatOf(linh);
  await send(linh, chat, { content: 'Cổ tay 14 cm?' });
  const mails = async () => {
    await own.jobs.run('support.missed-replies');
    return (await own.mailsTo('linh@example.vn')).map(({ text }) => text);
  };
  await send(mai, chat, { content: 'Dạ 16 charm ạ' });
  clock.advance(minutes(9));
  expect(await mails()).toEqual([]);
  const page = await pages.open(linh);
  clock.advance(minutes(2));
  expect(await mails()).toEqual([]);

  const closed = new Promise((done) => void page.socket.once('disconnect', done));
  page.close();
  await closed;
  await expect.poll(async () => (await own.shop.live.present(`user:${linh.user._id}`)).length).toBe(0);
  clock.advance(minutes(11));
  await expect.poll(mails).toHaveLength(1);
  const [mail] = await mails();
  expect(mail).toContain('Dạ 16 charm ạ');
  await send(mai, chat, { content: 'Bạn xem nhé' });
  clock.advance(minutes(1));
  expect(await mails()).toHaveLength(1);
  await pages.close();
  await own.close();
});

test('a customer who read the reply gets no mail', async () => {
  const clock = testClock();
  const own = await startTestShop({ clock });
  const [linh, mai] = [await own.signIn({ email: 'linh2@example.vn' }), await own.signIn({ role: 'admin' })];
  const chat = await chatOf(linh);
  await send(mai, chat, { content: 'Chào bạn' });
  await linh.put(`/api/chat/${chat._id}/read`);
  clock.advance(minutes(14));
  await own.jobs.run('support.missed-replies');
  expect(await own.mailsTo('linh2@example.vn')).toEqual([]);
  await own.close();
});
