import { useCallback, useEffect, useState } from 'react';
import { call } from '#web/lib/call.ts';
import { isAnswered } from '#web/lib/errors/is-answered.ts';
import { shrinkPhoto } from '#web/lib/files/photo.ts';
import { randomKey } from '#web/lib/random-key.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { shotsCopy as copy } from './shots.vi.ts';

/** A photo taken here, and the state of its upload. Local URL and bytes are missing while the file is being opened. */
export type Shot = {
  key: string;
  state: 'opening' | 'leaving' | 'lost' | 'kept';
  /** local URL for display */
  url?: string;
  bytes?: Blob;
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

  const remove = useCallback((key: string) => setShots((all) => all.filter((shot) => shot.key !== key)), []);

  const bring = useCallback(
    async ({ key, bytes }: Pick<Shot, 'key' | 'bytes'>) => {
      if (bytes === undefined) return;
      change(key, { state: 'leaving' });
      const body = new FormData();
      body.append('image', bytes, 'anh.jpg');
      try {
        const { _id: photo } = await call<{ _id: string }>('POST', path, { body });
        setShots((all) => withPhoto(all, key, photo));
      } catch (error) {
        change(key, { state: 'lost' });
        setComplaint(isAnswered(error) ? error.message : copy.lost);
      }
    },
    [change, path],
  );

  const open = async (key: string, file: File): Promise<Pick<Shot, 'key' | 'bytes'> | null> => {
    const bytes = await shrinkPhoto(file);
    if (bytes !== null) {
      change(key, { state: 'leaving', bytes, url: URL.createObjectURL(bytes) });
      return { key, bytes };
    }
    remove(key);
    setComplaint(copy.unreadable);
    return null;
  };
  const take = async (files: readonly File[]) => {
    setComplaint(null);
    // All are in the list from the start, so that nothing is sent without those that the phone is still opening.
    const taken = files.slice(0, most - shots.length).map((file) => ({ key: randomKey(), file }));
    setShots((all) => [...all, ...taken.map(({ key }) => ({ key, state: 'opening' as const }))]);
    const opened = [];
    for (const { key, file } of taken) opened.push(await open(key, file));
    for (const shot of opened) if (shot !== null) await bring(shot);
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
    remove(key: string): void {
      setComplaint(null);
      remove(key);
    },
  };
}

/** Marks a shot as uploaded. The same picture taken twice is the same photo at the shop: the later shot of it goes. */
function withPhoto(all: readonly Shot[], key: string, photo: string): readonly Shot[] {
  if (all.some((shot) => shot.photo === photo && shot.key !== key))
    return all.filter((shot) => shot.key !== key);
  return all.map((shot) => (shot.key === key ? { ...shot, state: 'kept', photo } : shot));
}
