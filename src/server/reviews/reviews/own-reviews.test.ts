import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { shortId } from '#domain/kernel/ids.ts';
import { photo, reviewsAsAdmin } from '../../../../test-support/reviews.ts';
import { shared, sharedShop } from '../../../../test-support/shared-shop.ts';

const site = sharedShop();
const on = shared(() => reviewsAsAdmin(site));

describe('a customer’s own review', () => {
  test('can be changed; an admin’s verdict on the version before is 409 CONFLICT', async () => {
    const order = await on.delivered();
    const { data: first } = await on.write(order);
    const { data: second } = await on.write(order, { stars: 3, text: 'Đeo vài hôm thì thấy hơi rộng.' });
    expect(second).toMatchObject({ _id: first._id, stars: 3, createdAt: first.createdAt });
    expect(second.updatedAt > first.updatedAt).toBe(true);

    // The admin has read the previous version.
    expect((await on.judge(first)).error.code).toBe('CONFLICT');
    expect(await on.shownOne(first)).toBeUndefined();
    expect((await on.judge(second)).status).toBe(200);
    expect((await on.shownOne(second))?.stars).toBe(3);
  });

  test.each(['shown', 'hidden'])('that is %s is pending again after a change', async (verdict) => {
    const order = await on.delivered();
    const { data: first } = await on.write(order);
    await on.judge(first, verdict);
    const facts: unknown[] = [];
    site.shop.events.on('reviews.changed', (fact) => void facts.push(fact));
    const { data: second } = await on.write(order, { stars: 2 });
    expect(second).toMatchObject({ _id: first._id, stars: 2, status: 'pending' });
    expect(await on.shownOne(second)).toBeUndefined();
    expect(facts).toEqual([{ userId: on.people.linh.user._id, published: verdict === 'shown' }]);
    expect((await on.judge(second)).data.status).toBe('shown');
  });

  test('that is sent again unchanged, after a lost response, stays published', async () => {
    const order = await on.delivered();
    const { data: first } = await on.write(order);
    const { data: shown } = await on.judge(first);
    const { data: again } = await on.write(order);
    expect(again).toMatchObject({ _id: first._id, status: 'shown', updatedAt: shown.updatedAt });
    expect(await on.shownOne(first)).toBeDefined();
  });

  test.each(['pending', 'shown'])('that was %s and hidden by mistake is set back, once', async (before) => {
    const { data: written } = await on.write(await on.delivered());
    const read = before === 'pending' ? written : (await on.judge(written)).data;
    const { data: hidden } = await on.judge({ ...written, ...read }, 'hidden');
    const { data: back } = await on.judge({ ...written, ...hidden }, before);
    expect(back.status).toBe(before);
    expect((await on.shownOne(written)) !== undefined).toBe(before === 'shown');
    // Only once: the second request finds it changed.
    expect((await on.judge({ ...written, ...hidden }, before)).error.code).toBe('CONFLICT');
  });

  test('can be deleted with its photograph after publication, and written anew', async () => {
    const order = await on.delivered();
    const before = await on.stored();
    const { data } = await on.sendPhoto(order, await photo());
    await on.judge(data);
    const facts: unknown[] = [];
    site.shop.events.on('reviews.changed', (fact) => void facts.push(fact));
    expect((await on.takeBack(order)).status).toBe(200);
    expect(facts).toEqual([{ userId: on.people.linh.user._id, published: true }]);
    expect(await on.shownOne(data)).toBeUndefined();
    expect((await on.people.admin.get(data.photo!.small)).status).toBe(404);
    expect((await on.judge(data)).status).toBe(404);
    await site.jobs.runAll();
    expect(await on.stored()).toEqual(before);

    expect((await on.takeBack(order)).status).toBe(404);
    expect((await on.write(order)).data).toMatchObject({ status: 'pending', photo: null });
  });

  test('cannot be deleted by anybody else', async () => {
    const order = await on.delivered();
    await on.write(order);
    expect((await on.takeBack(order, await site.signIn())).status).toBe(404);
    for (const who of [on.people.admin, on.people.tam])
      expect((await on.takeBack(order, who)).status).toBe(403);
    expect((await on.takeBack(order, site.visitor())).status).toBe(401);
    expect((await on.deskPage(`?search=${shortId(order._id)}`)).reviews).toHaveLength(1);
  });

  test('deleted while an admin judges it is gone; the verdict is 200 or 404', async () => {
    const order = await on.delivered();
    const { data } = await on.write(order);
    const [gone, judged] = await Promise.all([on.takeBack(order), on.judge(data)]);
    expect(gone.status).toBe(200);
    expect([200, 404]).toContain(judged.status);
    expect(await on.shownOne(data)).toBeUndefined();
  });
});

describe('the photograph of a review', () => {
  test('is cropped square, visible to customer and admins until published, then to everybody', async () => {
    const order = await on.delivered();
    const { status, data } = await on.sendPhoto(order, await photo());
    expect(status).toBe(200);
    const { small, large } = data.photo!;
    for (const who of [site.visitor(), on.people.tam, await site.signIn()])
      expect((await who.get(small)).status).toBe(404);
    for (const who of [on.people.linh, on.people.admin]) {
      const picture = await who.get(large);
      expect(picture.headers['cache-control']).toContain('no-store');
      expect(await sharp(picture.bytes).metadata()).toMatchObject({
        format: 'webp',
        width: 960,
        height: 960,
      });
    }
    const { data: judged } = await on.judge(data);
    const seen = await site.visitor().get(small);
    expect(await sharp(seen.bytes).metadata()).toMatchObject({ width: 480, height: 480 });
    await on.judge({ ...data, updatedAt: judged.updatedAt }, 'hidden');
    expect((await site.visitor().get(small)).status).toBe(404);
  });

  test('is replaced or removed, its files deleted; a change of the text alone keeps it', async () => {
    const order = await on.delivered();
    const before = await on.stored();
    const { data: first } = await on.sendPhoto(order, await photo());
    expect((await on.write(order)).data.photo).toEqual(first.photo);
    const { data: second } = await on.sendPhoto(order, await photo('#2e6b3f'));
    expect(second.photo).not.toEqual(first.photo);
    await site.jobs.runAll();
    expect((await on.stored()).length).toBe(before.length + 2);
    expect((await on.people.linh.get(second.photo!.small)).status).toBe(200);
    expect((await on.write(order, { removePhoto: true })).data.photo).toBeNull();
    await site.jobs.run('reviews.forget-photo', {
      photo: /review-[0-9a-f]+/.exec(second.photo!.small)![0],
    });
    expect(await on.stored()).toEqual(before);
  });

  test('is refused if it is no picture, truncated, too large or before delivery; nothing is stored', async () => {
    const order = await on.delivered();
    const before = await on.stored();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const bytes of [svg, (await photo()).subarray(0, 200)])
      expect((await on.sendPhoto(order, bytes)).error.code).toBe('IMAGE_TYPE_REFUSED');
    expect((await on.sendPhoto(order, Buffer.alloc(5_242_881, 1))).status).toBe(413);
    expect((await on.sendPhoto(await on.people.confirmedOrder(), await photo())).error.code).toBe(
      'REVIEW_TOO_EARLY',
    );
    expect(await on.stored()).toEqual(before);
    for (const file of ['khong-co.webp', '..%2fsecret', `review-${'0'.repeat(32)}-480.webp`])
      expect((await on.people.admin.get(`/pictures/reviews/${file}`)).status).toBe(404);
  });
});
