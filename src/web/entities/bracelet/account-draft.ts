import type { SaveDraftBody, KeptDraft } from '#contract/http/design.ts';
import { seconds } from '#domain/kernel/time.ts';
import { call } from '#web/lib/call.ts';
import { tryStorage } from '#web/lib/storage/storage.ts';
import { draftKey } from './draft-key.ts';
import { isBlank, parseDraft } from './draft.ts';

// A draft lives in this browser. Only a manual logout, perhaps on a shared computer, removes it from there: the server keeps it
// until the customer opens the builder again (decision 0018).

const PATH = '/custom-bracelets/draft';
/** A logout waits no longer than this for the draft to be saved. */
const PATIENCE = seconds(3);

type Call = (
  method: 'GET' | 'PUT',
  path: string,
  options?: { body: SaveDraftBody; signal?: AbortSignal },
) => Promise<unknown>;

/**
 * Moves this browser's draft to the server. Without a response it stays here, so nothing is lost. A blank one is only removed: the
 * server may have a bracelet begun on another device.
 */
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
    const parsed = parseDraft(draft);
    if (parsed === null || !isBlank(parsed))
      await ask('PUT', PATH, { body: { draft }, signal: AbortSignal.timeout(PATIENCE) });
    // Another tab may have changed it meanwhile.
    if (box().getItem(draftKey(userId)) !== draft) return await saveDraftToAccount(userId, { ask, box });
    box().removeItem(draftKey(userId));
  } catch {
    // The logout proceeds all the same.
  }
}

/** The draft that the server kept, as text; null without one, or without a response. */
export async function draftInAccount(ask: Call = call): Promise<string | null> {
  const kept = await ask('GET', PATH).catch(() => null);
  return (kept as KeptDraft | null)?.draft ?? null;
}

/**
 * Removes the server's copy once the draft is back in this browser. A failure does no harm: while a bracelet is begun here the
 * server is not asked.
 */
export async function removeDraftFromAccount(ask: Call = call): Promise<void> {
  await ask('PUT', PATH, { body: { draft: null } }).catch(() => null);
}

/** Removes this browser's draft, for an account that was deleted. */
export function dropDraft(userId: string): void {
  tryStorage(() => window.localStorage.removeItem(draftKey(userId)));
}
