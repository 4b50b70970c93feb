import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from './errors.ts';

/** Multipart forms with a picture: one file and a few fields. */
export async function registerUploads(
  app: FastifyInstance,
  { maxBytes }: { maxBytes: number },
): Promise<void> {
  app.decorateRequest('picture', null);
  await app.register(multipart, {
    // A charm has 20 fields of its own, and an edit two more.
    limits: { fileSize: maxBytes, files: 1, fields: 30, fieldSize: 10_000, parts: 31, headerPairs: 50 },
  });
  boundForms(app);
}

/** As many as a chat takes in ten minutes: it sends all chosen pictures at once, other pages one after the other. */
const FORMS_AT_ONCE = 40;
const AGAIN_AFTER = 10;

/**
 * Bounds the forms that one account sends at a time. Their pictures lie in memory until they are stored, a slow one for ten minutes,
 * and limits of requests count them by the minute at best.
 */
function boundForms(app: FastifyInstance): void {
  const underWay = new Map<string, Set<FastifyRequest>>();
  app.addHook('preValidation', async (request, reply) => {
    const account = request.actor?.id;
    if (account === undefined || !request.isMultipart()) return;
    const forms = underWay.get(account) ?? new Set();
    if (forms.size >= FORMS_AT_ONCE) throw new ShopError('RATE_LIMITED', { retryAfter: AGAIN_AFTER });
    underWay.set(account, forms.add(request));
    const over = () => {
      forms.delete(request);
      if (forms.size === 0) underWay.delete(account);
    };
    // A client that leaves gets no answer to the end.
    reply.raw.once('finish', over).once('close', over);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The picture of a form that `readForm` has parsed; null without one. */
    picture: Buffer | null;
  }
}

/**
 * For `preValidation`: the fields of a multipart form become the body, which is then validated like any other, and its picture
 * `request.picture`. A JSON body stays as it is.
 * @throws ShopError IMAGE_TOO_LARGE, TOO_LARGE
 */
export async function readForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return;
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'file') request.picture = await bytesOf(part);
    else fields[part.fieldname] = part.value;
  }
  request.body = fields;
}

/**
 * The bytes of the picture in a form, whatever its field is called; not yet checked to be an image.
 * @throws ShopError IMAGE_MISSING, IMAGE_TOO_LARGE, WRONG_TYPE
 */
export async function uploadedPicture(request: FastifyRequest): Promise<Buffer> {
  const file = await request.file();
  if (file === undefined) throw new ShopError('IMAGE_MISSING');
  const bytes = await bytesOf(file);
  if (bytes === null) throw new ShopError('IMAGE_MISSING');
  return bytes;
}

/** Null for an empty file, which browsers send for a file field without a choice. */
async function bytesOf(file: MultipartFile): Promise<Buffer | null> {
  const bytes = await file.toBuffer();
  // `toBuffer` looks only while it reads: a file of which everything allowed was read before the rest arrived is cut off unnoticed.
  if (file.file.truncated) throw new ShopError('IMAGE_TOO_LARGE');
  return bytes.length === 0 ? null : bytes;
}
