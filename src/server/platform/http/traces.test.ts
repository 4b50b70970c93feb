import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startTestShop } from '../../../../test-support/app.ts';
import { stockGoods } from '../../../../test-support/goods.ts';

type Sent = {
  name: string;
  spanId: string;
  parentSpanId?: string;
  traceId: string;
  attributes: { key: string; value: object }[];
};
type Batch = { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };

test('an OTLP collector gets each request’s span with its query spans, without query strings or a caller’s trace id', async () => {
  const spans: Sent[] = [];
  const collector = createServer(async (request, reply) => {
    const batch = JSON.parse(await text(request)) as Batch;
    const scopes = batch.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
    if (request.url === '/v1/traces') spans.push(...scopes.flatMap((scope) => scope.spans));
    reply.end('{}');
  });
  await new Promise<void>((ready) => collector.listen(0, '127.0.0.1', ready));
  const { port } = collector.address() as AddressInfo;
  const site = await startTestShop({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` } });
  await stockGoods(site.shop);
  const guest = site.visitor();
  const claimed = '0af7651916cd43dd8448eb211c80319c';
  // Sorting by name is queried in the database every time.
  await guest.get('/api/charms?q=bimat&sort=name', { traceparent: `00-${claimed}-b7ad6b7169203331-01` });
  await Promise.all(
    Array.from({ length: 30 }, (_, n) => guest.get(`/api/charms?page=${n + 1}&limit=1&q=hoa&sort=name`)),
  );
  await guest.get('/api/khong-co');
  await site.close();
  collector.close();

  const requests = spans.filter(({ name }) => name === 'GET /api/charms');
  expect(requests).toHaveLength(31);
  const queries = spans.filter(({ name }) => /^select$/i.test(name));
  for (const { spanId, traceId } of requests) {
    expect(traceId).not.toBe(claimed);
    const own = queries.filter(({ parentSpanId }) => parentSpanId === spanId);
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(own.map((query) => query.traceId))).toEqual(new Set([traceId]));
  }
  expect(JSON.stringify(spans)).not.toMatch(/bimat/);
  expect(spans.map(({ name }) => name)).toContain('GET /api/*');
});
