import { ConfirmDialog } from './ConfirmDialog.tsx';
import { question, type PendingQuestion } from './confirm.ts';
import { useStore } from '../store.ts';
import { Toasts } from '../feedback/Toasts.tsx';
import { useState } from 'react';

/** Overlays that any code can open: toasts and confirmation dialogs. Mounted once, inside the router, after the page. */
export function Overlays() {
  return (
    <>
      <Toasts />
      <Questions />
    </>
  );
}

function Questions() {
  const asked = useStore(question);
  // keeps the last question readable while its dialog fades out
  const [last, setLast] = useState<PendingQuestion | null>(null);
  if (asked && asked !== last) setLast(asked);
  const { answer, ...texts } = last ?? { title: '', answer: () => undefined };
  return <ConfirmDialog {...texts} open={asked !== null} onAnswer={answer} />;
}
