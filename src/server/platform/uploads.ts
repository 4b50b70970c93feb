import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from './errors.ts';

/** Forms with a picture: one file and a few fields. */
export async function registerUploads(
  app: FastifyInstance,
  { maxBytes }: { maxBytes: number },
): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: maxBytes, files: 1, fields: 20, fieldSize: 10_000, parts: 21, headerPairs: 50 },
  });
}

/**
 * The bytes of the picture in a form, whatever its field is called; nothing is said yet about what they are.
 * @throws ShopError IMAGE_MISSING, IMAGE_TOO_LARGE, WRONG_TYPE
 */
export async function uploadedPicture(request: FastifyRequest): Promise<Buffer> {
  const file = await request.file();
  if (file === undefined) throw new ShopError('IMAGE_MISSING');
  const bytes = await file.toBuffer().catch((error: { code?: string }) => {
    throw error.code === 'FST_REQ_FILE_TOO_LARGE' ? new ShopError('IMAGE_TOO_LARGE') : error;
  });
  if (bytes.length === 0) throw new ShopError('IMAGE_MISSING');
  return bytes;
}
