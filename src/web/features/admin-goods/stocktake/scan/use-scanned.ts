import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { charmViewQuery } from '#web/entities/charm/queries.ts';
import { ApiError } from '#web/lib/api.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { scanCopy as copy } from './scan.vi.ts';
import { scannedCharm } from './scanned-charm.ts';

/** The last scanned charm, and a scan counter, so that scanning the same one again is a change too. */
export type Scanned = { charm: string; times: number };

/** Resolves a scanned label to its charm, whether read by camera or typed by a hardware scanner. */
export function useScanned(onFound: (charm: string) => void) {
  const queries = useQueryClient();
  const [last, setLast] = useState<Scanned>();
  const find = async (text: string) => {
    const slug = scannedCharm(text);
    if (slug === null) return toast({ type: 'warning', title: copy.foreign });
    const { charm } = await queries.fetchQuery({ ...charmViewQuery(slug), staleTime: 0, retry: false });
    navigator.vibrate?.(40);
    setLast((before) => ({ charm: charm._id, times: (before?.times ?? 0) + 1 }));
    onFound(charm._id);
    toast({ type: 'info', title: copy.found(charm.name) });
  };
  const fail = (error: unknown) => {
    const isGone = error instanceof ApiError && error.status === 404;
    toast({ type: 'warning', title: isGone ? copy.gone : copy.failed });
  };
  return { last, take: (text: string) => inBackground(find(text).catch(fail)) };
}
