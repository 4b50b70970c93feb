import { expect, test, vi } from 'vitest';
import { settled } from '#web/lib/session/test-clock.ts';
import { inWords, openTestShop } from './test-shop.ts';

const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const picture = (name: string, ready: Promise<File | null> = Promise.resolve(file(name))) => {
  const onGone = vi.fn<() => void>();
  return { fileName: name, preview: 'blob:1', ready, onGone };
};

test('a picture shows its preview while uploading and is then sent with its URL', async () => {
  const shop = openTestShop();
  const room = await shop.open();
  const sending = room.sendImage(picture('bien-lai.png'));
  expect(room.get().outbox[0]).toMatchObject({ state: 'uploading', metadata: { fileUrl: 'blob:1' } });
  await sending;
  await shop.advance(0);
  expect(room.get().messages[0]).toMatchObject({
    type: 'image',
    content: '📷 Đã gửi ảnh',
    metadata: { fileUrl: '/api/chat/images/a.webp', fileName: 'bien-lai.png' },
  });
});

test('pictures are sent in their order, even if a later upload finishes first', async () => {
  const shop = openTestShop();
  const room = await shop.open();
  shop.net.holdsUploads = true;
  const names = ['một.png', 'hai.png', 'ba.png'];
  const sending = names.map((name) => room.sendImage(picture(name)));
  await settled();
  for (const done of shop.held.toReversed()) {
    done();
    await settled();
  }
  await Promise.all(sending);
  await shop.advance(0);
  expect(shop.stored.map(({ metadata }) => metadata.fileName)).toEqual(names);
});

test('an upload shows its progress; discarding aborts it without an error', async () => {
  const shop = openTestShop();
  const room = await shop.open();
  shop.net.holdsUploads = true;
  const sending = room.sendImage(picture('a.png'));
  await settled();
  shop.uploads[0]?.onProgress?.(0.5);
  expect(room.get().outbox[0]?.metadata).toMatchObject({ fileUrl: 'blob:1', progress: 0.5 });
  room.discard(room.get().outbox[0]?.clientId ?? '');
  expect(room.get().outbox).toEqual([]);
  expect(shop.uploads[0]?.signal?.aborted).toBe(true);
  shop.held[0]?.();
  await sending;
  expect([shop.stored, shop.troubles]).toEqual([[], []]);
});

test('a picture shows while it is being scaled, can be discarded, and goes if it is no picture', async () => {
  const shop = openTestShop();
  const room = await shop.open();
  const scaled = Promise.withResolvers<File | null>();
  const sending = room.sendImage(picture('a.jpg', scaled.promise));
  const none = room.sendImage(picture('b.jpg', Promise.resolve(null)));
  room.send('ảnh đây ạ');
  await settled();
  expect(room.get().outbox.map(({ state }) => state)).toEqual(['uploading', 'sending']);
  room.discard(room.get().outbox[0]?.clientId ?? '');
  scaled.resolve(file('a.jpg'));
  await Promise.all([sending, none]);
  await shop.advance(0);
  expect([shop.uploads, shop.troubles]).toEqual([[], []]);
  expect(inWords(room.get())).toEqual(['> ảnh đây ạ']);
});

test('a failed upload is reported, stays in the outbox and is sent once by repeated retries', async () => {
  const shop = openTestShop();
  const room = await shop.open();
  shop.net.up = false;
  const taken = picture('a.png');
  await room.sendImage(taken);
  const [failed] = room.get().outbox;
  expect(failed).toMatchObject({ state: 'failed', refused: true, metadata: { fileUrl: 'blob:1' } });
  const again = (times: number) => {
    for (let time = 0; time < times; time += 1) room.retry(failed!.clientId);
    return settled();
  };
  await again(1);
  expect(shop.troubles).toEqual(['upload', 'upload']);
  await shop.back();
  room.send('ảnh đây ạ');
  await shop.advance(0);
  expect(inWords(room.get())).toEqual(['> ảnh đây ạ', '! 📷 Đã gửi ảnh']);
  expect(taken.onGone).not.toHaveBeenCalled();
  await again(2);
  await shop.advance(0);
  expect(inWords(room.get())).toEqual(['> ảnh đây ạ', '> 📷 Đã gửi ảnh']);
  expect(shop.stored[1]?.metadata).toMatchObject({ clientId: failed!.clientId, fileName: 'a.png' });
  expect([shop.uploads, shop.stored]).toMatchObject([{ length: 3 }, { length: 2 }]);
  expect(taken.onGone).toHaveBeenCalledOnce();
});

test('a failed upload can be discarded; one that the server refuses is removed', async () => {
  const shop = openTestShop();
  const room = await shop.open();
  shop.net.up = false;
  const [lost, refused] = [picture('a.png'), picture('b.txt')];
  await room.sendImage(lost);
  room.discard(room.get().outbox[0]!.clientId);
  Object.assign(shop.net, { up: true, refuses: true });
  await room.sendImage(refused);
  expect([room.get().outbox, shop.stored]).toEqual([[], []]);
  expect([lost, refused].map(({ onGone }) => onGone.mock.calls.length)).toEqual([1, 1]);
  expect(shop.troubles).toEqual(['upload', 'upload']);
});
