import { useCallback, useEffect, useState } from 'react';
import { call } from '#web/lib/call.ts';
import { isAnswered } from '#web/lib/errors/is-answered.ts';
import { shrinkPhoto } from '#web/lib/files/photo.ts';
import { randomKey } from '#web/lib/random-key.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { shotsCopy as copy } from './shots.vi.ts';

/** A photo taken here, and the state of its upload. */
export type Shot = {
  key: string;
  /** local URL for display */
  url: string;
  bytes: Blob;
  state: 'leaving' | 'lost' | 'kept';
  /** its id, once uploaded */
  photo?: string;
};

export type Shots = ReturnType<typeof useShots>;

/** Takes photos, shrinks them and uploads them one by one to an API path; failed uploads wait for a retry. */
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
        setComplaint(isAnswered(error) ? error.message : copy.lost);
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

  // Retries failed uploads when the network returns.
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
    /** ids of the uploaded photos */
    photos: shots.flatMap(({ photo }) => photo ?? []),
    complaint,
    take,
    retry,
    remove: (key: string) => setShots((all) => all.filter((shot) => shot.key !== key)),
  };
}
