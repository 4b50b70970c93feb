import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { shrinkPhoto } from '#web/lib/files/photo.ts';
import { randomKey } from '#web/lib/random-key.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { shotsCopy as copy } from './shots.vi.ts';

/** A photograph that was taken here, and how far it is on its way. */
export type Shot = {
  key: string;
  /** what this page shows of it */
  url: string;
  bytes: Blob;
  state: 'leaving' | 'lost' | 'kept';
  /** its id, once the shop has it */
  photo?: string;
};

export type Shots = ReturnType<typeof useShots>;

/**
 * Takes photographs, makes them small and brings them to this place of the API one by one; one that the network lost waits.
 */
export function useShots(path: string, most: number) {
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
        const { _id: photo } = await call<{ _id: string }>('POST', path, { body });
        change(key, { state: 'kept', photo });
      } catch (error) {
        change(key, { state: 'lost' });
        setComplaint(error instanceof ApiError && error.status > 0 ? error.message : copy.lost);
      }
    },
    [change, path],
  );

  const take = async (files: readonly File[]) => {
    setComplaint(null);
    for (const file of files.slice(0, most - shots.length)) {
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
    most,
    /** those that the shop has */
    photos: shots.flatMap(({ photo }) => photo ?? []),
    complaint,
    take,
    retry,
    remove: (key: string) => setShots((all) => all.filter((shot) => shot.key !== key)),
  };
}
