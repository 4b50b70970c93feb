import { draftKey, isBlank, parseDraft, type Draft } from './draft.ts';

/** The draft of this customer in this browser; null without one, or when the browser refuses storage. */
export function readDraft(userId: string): Draft | null {
  try {
    return parseDraft(window.localStorage.getItem(draftKey(userId)));
  } catch {
    return null;
  }
}

/** @returns false when the browser refuses storage (a private window, a full disk) */
export function keepDraft(userId: string, draft: Draft): boolean {
  try {
    window.localStorage.setItem(draftKey(userId), JSON.stringify(draft));
    return true;
  } catch {
    return isBlank(draft);
  }
}

/** Hears what another tab of this customer keeps. @returns a function that stops listening */
export function onDraftElsewhere(userId: string, listener: (text: string | null) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === draftKey(userId)) listener(newValue);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
