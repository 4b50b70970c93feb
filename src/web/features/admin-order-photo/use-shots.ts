import { useCallback, useEffect, useState } from 'react';
import type { OrderPhoto } from '#contract/http/photos.ts';
import { PHOTOS_MAX } from '#domain/ordering/photos.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { shrinkPhoto } from '#web/lib/files/photo.ts';
import { randomKey } from '#web/lib/random-key.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';

/** A photograph that was taken here, and how far it is on its way. */
export type Shot = {
  key: string;
  /** what this page shows of it */
  url: string;
  bytes: Blob;
  state: 'leaving' | 'lost' | 'kept';
  /** once the shop has it */
  photo?: OrderPhoto;
};

/** Takes photographs, makes them small and brings them to the shop one by one; one that the network lost waits. */
export function useShots(orderId: string) {
  const [shots, setShots] = useState<readonly Shot[]>([]);
  const [complaint, setComplaint] = useState<string | null>(null);
  const change = useCallback((key: string, to: Partial<Shot>) => {
    setShots((all) => all.map((shot) => (shot.key === key ? { ...shot, ...to } : shot)));
  }, []);

  const bring = useCallback(
    async ({ key, bytes }: Pick<Shot, 'key' | 'bytes'>) => {
      change(key, { state: 'leaving' });
      const body = new FormData();
      body.append('image', bytes, 'anh.jpg');
      try {
        change(key, {
          state: 'kept',
          photo: await call<OrderPhoto>('POST', `/orders/${orderId}/photos`, { body }),
        });
      } catch (error) {
        change(key, { state: 'lost' });
        setComplaint(error instanceof ApiError && error.status > 0 ? error.message : copy.lost);
      }
    },
    [change, orderId],
  );

  const take = async (files: readonly File[]) => {
    setComplaint(null);
    for (const file of files.slice(0, PHOTOS_MAX - shots.length)) {
      const bytes = await shrinkPhoto(file);
      if (bytes === null) setComplaint(copy.unreadable);
      else {
        const shot: Shot = { key: randomKey(), url: URL.createObjectURL(bytes), bytes, state: 'leaving' };
        setShots((all) => [...all, shot]);
        await bring(shot);
      }
    }
  };
  const retry = () => {
    setComplaint(null);
    for (const shot of shots) if (shot.state === 'lost') inBackground(bring(shot));
  };

  // Once there is a network again, what it lost goes by itself.
  useEffect(() => {
    const goOn = () => {
      setComplaint(null);
      for (const shot of shots) if (shot.state === 'lost') inBackground(bring(shot));
    };
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [shots, bring]);

  return {
    shots,
    complaint,
    take,
    retry,
    remove: (key: string) => setShots((all) => all.filter((shot) => shot.key !== key)),
  };
}
