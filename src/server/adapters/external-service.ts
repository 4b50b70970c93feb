/** An external service refused; `message` is its own sentence. */
export class ServiceRefused extends Error {
  /** Whether the service rejected the shop itself: its token is wrong or expired. */
  readonly ofToken: boolean;
  constructor(reason: string, { ofToken = false } = {}) {
    super(reason);
    this.ofToken = ofToken;
  }
}

/** No response, a late one or an unreadable one: whether the call took effect is unknown. */
export class ServiceUnavailable extends Error {
  /** False where the service certainly did not get the request. */
  readonly mayHaveArrived: boolean;
  constructor(
    reason: string,
    { mayHaveArrived = true, cause }: { mayHaveArrived?: boolean; cause?: unknown } = {},
  ) {
    super(reason, { cause });
    this.mayHaveArrived = mayHaveArrived;
  }
}

/** Network failures before anything was sent. */
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/** The reason of a failed `fetch`, and whether the other side may have got the request. */
export function failureOf(error: unknown): { code: string; mayHaveArrived: boolean } {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  const code = cause?.code ?? name ?? '';
  return { code, mayHaveArrived: !UNSENT.has(code) };
}

/**
 * Reads the body of a response.
 * @param most bytes; what is longer is not read any further
 * @throws RangeError when it is longer, and what `fetch` throws when it breaks off
 */
export async function bytesOf({ body }: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let read = 0;
  for await (const part of body ?? []) {
    read += part.byteLength;
    if (read > most) throw new RangeError('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** As {@link bytesOf}, decoded as UTF-8. */
export async function textOf(response: Response, most: number): Promise<string> {
  return new TextDecoder().decode(await bytesOf(response, most));
}

/** Parses JSON; null if invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
