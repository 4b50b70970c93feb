import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

// Off the event loop: the work is done by libuv's threads.
const derive = promisify(argon2);

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane; about 30 ms here. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** @returns the argon2id hash in PHC form, with its salt and cost: `$argon2id$v=19$m=…,t=…,p=…$salt$hash` */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive('argon2id', { ...COST, message: password, nonce: salt, tagLength: HASH_BYTES });
  return encode(salt, hash);
}

/**
 * True when `password` is the one that was hashed. Without a stored hash (unknown e-mail, erased account) it does the same work and returns
 * false, so that the response time does not reveal whether an account exists.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const known = decode(stored || NOBODY);
  const hash = await derive('argon2id', { ...known.cost, message: password, nonce: known.salt });
  return timingSafeEqual(hash, known.hash) && Boolean(stored);
}

const NOBODY = encode(randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));

function encode(salt: Buffer, hash: Buffer): string {
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(salt)}$${bare(hash)}`;
}

function decode(stored: string) {
  const [, memory, passes, parallelism, salt, hash] = FORM.exec(stored) ?? [];
  if (salt === undefined || hash === undefined) throw new Error('a stored password is not an argon2id hash');
  const bytes = Buffer.from(hash, 'base64');
  const cost: Omit<Argon2Parameters, 'message' | 'nonce'> = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: bytes.length,
  };
  return { cost, salt: Buffer.from(salt, 'base64'), hash: bytes };
}

function bare(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
