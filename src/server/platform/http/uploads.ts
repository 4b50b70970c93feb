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
