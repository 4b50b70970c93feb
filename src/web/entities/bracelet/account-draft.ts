import type { SaveDraftBody, KeptDraft } from '#contract/http/design.ts';
import { seconds } from '#domain/kernel/time.ts';
import { call } from '#web/lib/call.ts';
import { draftKey } from './draft-key.ts';

// A draft lives in this browser. Only who logs out herself leaves none behind, perhaps on a shared computer: the shop
// keeps it for her until she opens the builder again (decision 0018).

const PATH = '/custom-bracelets/draft';
/** Nobody waits longer for a logout. */
const PATIENCE = seconds(3);

type Call = (
  method: 'GET' | 'PUT',
  path: string,
  options?: { body: SaveDraftBody; signal?: AbortSignal },
) => Promise<unknown>;

/** Hands this browser's draft to the shop. Without an answer it stays where it is: nothing is lost. */
export async function saveDraftToAccount(
  userId: string,
  {
    ask = call,
    box = () => window.localStorage,
  }: { ask?: Call; box?: () => Pick<Storage, 'getItem' | 'removeItem'> } = {},
): Promise<void> {
  try {
    const draft = box().getItem(draftKey(userId));
    if (draft === null) return;
    await ask('PUT', PATH, { body: { draft }, signal: AbortSignal.timeout(PATIENCE) });
    box().removeItem(draftKey(userId));
  } catch {
    // She logs out all the same.
  }
}

/** The draft that the shop kept, as text; null without one, or without an answer. */
export async function draftInAccount(ask: Call = call): Promise<string | null> {
  const kept = await ask('GET', PATH).catch(() => null);
  return (kept as KeptDraft | null)?.draft ?? null;
}

/** It stands in this browser again. A failure does no harm: while there is a draft here the shop is not asked. */
export async function removeDraftFromAccount(ask: Call = call): Promise<void> {
  await ask('PUT', PATH, { body: { draft: null } }).catch(() => null);
}
