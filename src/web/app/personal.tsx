import { useEffect } from 'react';
import { ProofMount } from '#web/features/account/security/ProofMount.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { useLiveUpdates } from './live-updates.ts';
import { loadSessionToast } from './session-news.ts';

/** Mounted on every page for a signed-in user: the live connection, and the re-authentication prompt. */
export default function Personal() {
  useLiveUpdates();
  // Preloads the session toasts, so that the end of the session can be shown even if the network is down by then.
  useEffect(() => inBackground(loadSessionToast()), []);
  return <ProofMount />;
}
