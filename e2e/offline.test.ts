import { expect, test } from 'vitest';
import { open, openStage } from './support/browser.ts';

const stage = openStage();

/** A guest whose browser has taken the service worker, after a visit of these pages. */
async function visitedWithWorker(...paths: string[]) {
  const { page, context } = await stage.guest({ serviceWorkers: 'allow' });
  await open(page, '/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((taken) =>
        navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }),
      );
  });
  for (const path of paths) await page.goto(path, { waitUntil: 'networkidle' });
  return { page, context };
}

test('a public page that was visited opens without a network, with its pictures; any other is a friendly one', async () => {
  stage.allowTrouble(/ERR_INTERNET_DISCONNECTED|Failed to load resource|net::/);
  const { page, context } = await visitedWithWorker('/garden');
  await context.setOffline(true);

  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { name: 'Hoa anh đào' }).waitFor();
  const picture = page.getByRole('img', { name: /Hoa anh đào/ }).first();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);

  await page.goto('/cart', { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1, name: 'Chưa có mạng rồi' }).waitFor();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Vào vườn' }).click();
  await page.getByRole('heading', { name: 'Hoa anh đào' }).waitFor();
});

test('what the API answers is never kept', async () => {
  const { page } = await visitedWithWorker('/garden', '/help');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/garden');
  expect(kept.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('the shop can be installed', async () => {
  const { page } = await stage.guest();
  await open(page, '/');
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return (await fetch(link!.href)).json() as Promise<{ icons: { src: string }[]; start_url: string }>;
  });
  expect(manifest.start_url).toBe('/');
  for (const { src } of manifest.icons)
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
});
