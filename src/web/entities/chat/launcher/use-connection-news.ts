import { useEffect } from 'react';
import { seconds } from '#domain/kernel/time.ts';
import { socketConnected, useSocketEvent } from '#web/lib/socket.ts';
import { useStore } from '#web/ui/store.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from '../copy.vi.ts';

/** A connection that is back within this time is not reported as lost. */
const PATIENCE = seconds(8);

/** While the chat is open, reports a lost connection and refusals of the server (spec §8, Chat). */
export function useConnectionNews(open: boolean): void {
  const connected = useStore(socketConnected);
  useEffect(() => {
    if (!open || connected) return;
    const timer = setTimeout(() => toast({ type: 'error', ...copy.failures.connection }), PATIENCE);
    return () => clearTimeout(timer);
  }, [open, connected]);
  useSocketEvent('error', ({ message }) => {
    if (open) toast({ type: 'error', title: copy.failures.socket, message });
  });
}
