import { lazy, Suspense, useEffect } from 'react';
import { retryImport } from '#web/ui/retry-import.ts';
import { installProofPrompt, proofQuestion } from '#web/lib/session/proof.ts';
import { useStore } from '#web/ui/store.ts';

const ProofDialog = lazy(() =>
  retryImport(() => import('./ProofDialog.tsx')).then((module) => ({ default: module.ProofDialog })),
);

/** Mount point of the re-authentication dialog, on every page. */
export function ProofMount() {
  const asked = useStore(proofQuestion);
  useEffect(() => {
    installProofPrompt();
    // What its user began is not continued with the proof of whoever logs in next.
    return () => proofQuestion.get()?.answer(false);
  }, []);
  return <Suspense fallback={null}>{asked && <ProofDialog answer={asked.answer} />}</Suspense>;
}
