import { useEffect } from 'react';
import { ProofMount } from '#web/features/account/security/ProofMount.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { useLiveUpdates } from './live-updates.ts';
import { loadTelling } from './session-news.ts';

/** What only somebody signed in brings to every page: the live connection, and the question whether it is still her. */
export default function Personal() {
  useLiveUpdates();
  // That her session ended is told to her also where there is no network by then.
  useEffect(() => inBackground(loadTelling()), []);
  return <ProofMount />;
}
