import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorDetail } from '#contract/envelope.ts';
import { ERRORS, codeOfStatus, type ErrorCode } from '#contract/errors.ts';
import { unavailableBecause } from '../db/unavailable.ts';

/**
 * Seconds; by then PostgreSQL has ended the transaction of a frozen process, or is up again, or another server has taken over.
 */
const RETRY_AFTER = 5;

/** A named failure. The table in `contract/errors.ts` gives its status and its Vietnamese sentence. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;
  /** Seconds after which a retry makes sense (429, 503). */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    options: { message?: string; details?: ErrorDetail[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(options.message ?? ERRORS[code].message, { cause: options.cause });
    this.code = code;
    this.details = options.details;
    this.retryAfter = options.retryAfter ?? (code === 'UNAVAILABLE' ? RETRY_AFTER : undefined);
  }
}

/** What Fastify itself refuses, before any route runs. */
const FROM_FASTIFY: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  // The only files that the shop takes are pictures.
  FST_REQ_FILE_TOO_LARGE: 'IMAGE_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'WRONG_TYPE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'WRONG_TYPE',
};

function named(error: FastifyError | Error): ShopError {
  if (error instanceof ShopError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A malformed id matches nothing, just like an unknown one.
    if (error.validationContext === 'params') return new ShopError('NOT_FOUND');
    const details = error.validation.map((issue) => ({
      path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: issue.message ?? ERRORS.INVALID_INPUT.message,
    }));
    return new ShopError('INVALID_INPUT', { message: details[0]?.message, details });
  }
  const code = 'code' in error ? FROM_FASTIFY[error.code] : undefined;
  if (code !== undefined) return new ShopError(code);
  if ('statusCode' in error && error.statusCode !== undefined && error.statusCode < 500)
    return new ShopError(codeOfStatus(error.statusCode));
  return asShopError(error);
}

/**
 * Names an unexpected error: UNAVAILABLE when a dependency of the shop does not answer, else SERVER_ERROR. A ShopError stays as
 * it is.
 */
export function asShopError(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  return new ShopError(unavailableBecause(error) === null ? 'SERVER_ERROR' : 'UNAVAILABLE', { cause: error });
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) => answerFailure(new ShopError('NOT_FOUND'), request, reply));
}

/** The one place where every failure becomes a response. The text of an unexpected one stays in the log. */
export function answerFailure(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = named(error);
  const { status } = ERRORS[failure.code];
  if (failure.code === 'UNAVAILABLE') request.log.warn({ reason: reasonOf(failure) }, 'unavailable');
  else if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (failure.retryAfter !== undefined) reply.header('retry-after', Math.ceil(failure.retryAfter));
  // The route may have begun a response of another type, such as a file download.
  reply.removeHeader('content-disposition').type('application/json; charset=utf-8');
  return reply.code(status).send({
    message: failure.message,
    code: failure.code,
    ...(failure.details ? { details: failure.details } : {}),
    requestId: request.id,
  });
}

/** Whether a browser asks for a page, not a program for data. */
export const isForPeople = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') ?? false;

/** Kept short: while the database is away, every request logs this. */
function reasonOf({ cause }: ShopError): string | undefined {
  return unavailableBecause(cause) ?? (cause instanceof Error ? cause.message : undefined);
}
