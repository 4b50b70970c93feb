import type { Proof } from '#contract/http/sign-in.ts';
import { createStore } from '#web/ui/store.ts';
import { call, proveBy } from '../call.ts';

/** Somebody is asked to prove herself; `answer` says whether she did. */
type Question = { answer: (proved: boolean) => void };

/** What `ProofMount` shows. */
export const proofAsked = createStore<Question | null>(null);

/** Has the calls that need a recent proof ask for it, and go on when it was given. */
export const askBeforeWhatHurts = (): void => proveBy(askForProof);

/** Asks her for her password or passkey. @returns false when she would rather not */
function askForProof(): Promise<boolean> {
  proofAsked.get()?.answer(false);
  return new Promise((resolve) => {
    const answer = (proved: boolean) => {
      proofAsked.set(null);
      resolve(proved);
    };
    proofAsked.set({ answer });
  });
}

/**
 * Downloads a file that wants a recent proof: a link cannot ask.
 * @throws ApiError
 */
export async function downloadProved(href: string): Promise<void> {
  const { until } = await call<Proof>('GET', '/users/me/proof');
  if (until === null && !(await askForProof())) return;
  window.location.assign(href);
}
