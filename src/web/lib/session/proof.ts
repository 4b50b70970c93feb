import { createStore } from '#web/ui/store.ts';
import { setProofPrompt } from '../call.ts';

/** A pending re-authentication prompt; `answer` resolves it with whether the user succeeded. */
type Question = { answer: (proved: boolean) => void };

/** The prompt that `ProofMount` shows. */
export const proofQuestion = createStore<Question | null>(null);

/** Makes calls that need a recent re-authentication prompt for it and continue afterwards. */
export const installProofPrompt = (): void => setProofPrompt(askForProof);

/** Prompts for password or passkey. @returns false when the user declines */
function askForProof(): Promise<boolean> {
  proofQuestion.get()?.answer(false);
  return new Promise((resolve) => {
    const answer = (proved: boolean) => {
      proofQuestion.set(null);
      resolve(proved);
    };
    proofQuestion.set({ answer });
  });
}
