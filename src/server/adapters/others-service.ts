/** Somebody else's service answered, and said no; `message` is its own sentence. */
export class ServiceRefused extends Error {
  /** Whether it is the shop that it does not know: its token is wrong or ran out. */
  readonly ofToken: boolean;
  constructor(reason: string, { ofToken = false } = {}) {
    super(reason);
    this.ofToken = ofToken;
  }
}

/** It did not answer, too late, or nothing that can be read: what it did is not known. */
export class ServiceAway extends Error {
  /** False where it certainly heard nothing. */
  readonly mayHaveHeard: boolean;
  constructor(
    reason: string,
    { mayHaveHeard = true, cause }: { mayHaveHeard?: boolean; cause?: unknown } = {},
  ) {
    super(reason, { cause });
    this.mayHaveHeard = mayHaveHeard;
  }
}

/** Failures of the network before anything was sent. */
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/** What a failed `fetch` says of itself: why, and whether the other side may have heard the question. */
export function failureOf(error: unknown): { code: string; mayHaveHeard: boolean } {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  const code = cause?.code ?? name ?? '';
  return { code, mayHaveHeard: !UNSENT.has(code) };
}

/** JSON, or null for what is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
