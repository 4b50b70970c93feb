import { setTimeout } from 'node:timers/promises';
import { context, SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { seconds } from '#domain/kernel/time.ts';

/**
 * Sends a span for every request, with one for each of its queries, to an OpenTelemetry collector (OTLP over HTTP). Imported only
 * where one is configured. Incoming trace ids are ignored; spans contain neither query strings nor query values.
 * `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_TRACES_SAMPLER` and the like have their standard meaning.
 * @param endpoint such as `http://collector:4318`
 */
export function traceRequests(app: FastifyInstance, endpoint: string): void {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'shop' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register({ propagator: null });
  const tracer = provider.getTracer('shop');
  const restore = traceQueries(tracer);
  const spans = new WeakMap<object, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, id } = request;
    const route = routeOptions.url ?? 'none';
    const attributes = { 'http.request.method': method, 'http.route': route, 'shop.request.id': id };
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, root: true, attributes });
    spans.set(request, span);
    context.with(trace.setSpan(context.active(), span), done);
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
  app.addHook('onClose', async () => {
    restore();
    // An unreachable collector does not keep the shop from closing.
    await Promise.race([provider.shutdown(), setTimeout(seconds(2), undefined, { ref: false })]);
  });
}

type Call = (...args: unknown[]) => unknown;

/**
 * Records queries within a request as its spans.
 * @returns a function that stops it
 */
function traceQueries(tracer: Tracer): () => void {
  const client = pg.Client.prototype as unknown as { query: Call };
  const pool = pg.Pool.prototype as unknown as { connect: Call };
  const { query } = client;
  const { connect } = pool;
  // Otherwise a request that waited for a connection would go on in the context of the request that released it.
  pool.connect = function (this: unknown, ...args) {
    return connect.apply(this, args.map(inThisRequest));
  };
  client.query = function (this: unknown, ...args) {
    const text = textOf(args[0]);
    if (text === undefined || trace.getActiveSpan() === undefined) return query.apply(this, args);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    const span = tracer.startSpan(/^\s*\w+/.exec(text)?.[0].trim() ?? 'query', {
      kind: SpanKind.CLIENT,
      attributes,
    });
    const end = (error: unknown) => {
      if (error instanceof Error) span.setStatus({ code: SpanStatusCode.ERROR, message: error.name });
      span.end();
    };
    const done = args.at(-1);
    if (typeof done === 'function') {
      const callback = inThisRequest(done) as Call;
      args[args.length - 1] = (error: unknown, ...rest: unknown[]) => {
        end(error);
        callback(error, ...rest);
      };
      return query.apply(this, args);
    }
    const answer = query.apply(this, args);
    if (answer instanceof Promise) answer.then(end, end);
    else span.end();
    return answer;
  };
  return () => {
    client.query = query;
    pool.connect = connect;
  };
}

const inThisRequest = (argument: unknown): unknown =>
  typeof argument === 'function' ? context.bind(context.active(), argument) : argument;

function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked;
  if (typeof asked !== 'object' || asked === null || !('text' in asked)) return undefined;
  return typeof asked.text === 'string' ? asked.text : undefined;
}
