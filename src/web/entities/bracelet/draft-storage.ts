import { draftKey } from './draft-key.ts';
import { isBlank, parseDraft, type Draft } from './draft.ts';

/** The draft as this tab last wrote, read or received it; a different text in the storage was written by another tab. */
let known: string | null = null;

/** The draft of this customer in this browser; null without one, or when the browser refuses storage. */
export function readDraft(userId: string): Draft | null {
  known = draftText(userId);
  return parseDraft(known);
}

/** As `readDraft`, but null for a blank one, such as is left after a bracelet was finished: the account may have one that is not. */
export function readBegunDraft(userId: string): Draft | null {
  const draft = readDraft(userId);
  return draft === null || isBlank(draft) ? null : draft;
}

/** @returns false when the browser refuses storage (a private window, a full disk) */
export function storeDraft(userId: string, draft: Draft): boolean {
  const text = JSON.stringify(draft);
  try {
    window.localStorage.setItem(draftKey(userId), text);
    // Not before: what is still stored after a refusal is no change by another tab.
    known = text;
    return true;
  } catch {
    return isBlank(draft);
  }
}

/**
 * Notifies when another tab of this customer changes the draft, and re-checks when this tab becomes visible again: a sleeping tab
 * gets no storage events. The listener's `isLatest` tells whether neither tab has changed it since. @returns the unsubscribe
 * function
 */
export function onDraftElsewhere(
  userId: string,
  listener: (text: string | null, isLatest: () => boolean) => void,
): () => void {
  const take = (text: string | null) => {
    if (text === known) return;
    known = text;
    listener(text, () => text === known);
  };
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === draftKey(userId)) take(newValue);
  };
  const look = () => {
    if (!document.hidden) take(draftText(userId));
  };
  window.addEventListener('storage', hear);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('storage', hear);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}

function draftText(userId: string): string | null {
  try {
    return window.localStorage.getItem(draftKey(userId));
  } catch {
    return null;
  }
}
