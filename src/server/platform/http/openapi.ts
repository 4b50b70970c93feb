import type { FastifyInstance } from 'fastify';
import type { Access } from './access.ts';
import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** The API, described by the schemas that validate it: `/api/openapi.json` and a page at `/api/docs`. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'API', version: '1' }, servers: [{ url: '/' }] },
    transform: jsonSchemaTransform,
  });
}

type Operation = { summary?: string; tags?: string[] };

/** The routes of the document itself; registered after the others so that it lists them all. */
export function openApiRoutes(app: FastifyInstance, access: Access): void {
  const options = { config: { access }, schema: { hide: true } };
  app.get('/api/openapi.json', options, () => app.swagger());
  app.get('/api/docs', options, (_request, reply) => {
    const paths = app.swagger().paths ?? {};
    const rows = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations as Record<string, Operation>).map(
        ([method, { summary = '' }]) =>
          `<tr><td><code>${method.toUpperCase()}</code></td><td><code>${escape(path)}</code></td><td>${escape(summary)}</td></tr>`,
      ),
    );
    return reply.type('text/html; charset=utf-8').send(
      `<!doctype html><html lang="vi"><meta charset="utf-8"><title>API</title><meta name="viewport" content="width=device-width">
<body style="font:16px/1.6 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#4a2c3a;background:#fbf8ec"><h1>API</h1>
<p>OpenAPI 3.1: <a href="/api/openapi.json">/api/openapi.json</a></p><table style="border-spacing:1rem .25rem;text-align:left">
<tr><th>Method</th><th>Path</th><th>What it does</th></tr>${rows.join('')}</table></body></html>`,
    );
  });
}

const escape = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
