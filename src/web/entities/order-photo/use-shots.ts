import { useCallback, useEffect, useMemo, useState } from 'react';
import { isAnswered } from '#web/lib/errors/is-answered.ts';
import { shrinkPhoto } from '#web/lib/files/photo.ts';
import { randomKey } from '#web/lib/random-key.ts';
import { personalKey } from '#web/lib/session/stored.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { createTabStorage, readRecord } from '#web/lib/storage/tab-storage.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { shotsCopy as copy } from './shots.vi.ts';
import { uploadPhoto, type Stored } from './upload-photo.ts';

/** A photo taken here, and the state of its upload. Local URL and bytes are missing while the file is being opened. */
export type Shot = {
  key: string;
  state: 'opening' | 'leaving' | 'lost' | 'kept';
  /** local URL for display */
  url?: string;
  bytes?: Blob;
  /** its id and address, once uploaded */
  photo?: string;
  address?: string;
};

export type Shots = ReturnType<typeof useShots>;

/**
 * Takes photos, shrinks them and uploads them one by one to an API path; failed uploads wait for a retry. After a reload the
 * uploaded ones are there again, and it is said when others are not.
 * @param form the unsent form that they belong to, unique in the shop
 */
export function useShots(path: string, most: number, form: string) {
  const kept = useKeptShots(form);
  const [shots, setShots] = useState<readonly Shot[]>(kept.shots);
  const [complaint, setComplaint] = useState<string | null>(kept.lost > 0 ? copy.gone(kept.lost) : null);
  useEffect(() => kept.keep(shots), [kept, shots]);
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
        const stored = await uploadPhoto(path, body);
        setShots((all) => withPhoto(all, key, stored));
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
    const room = most - shots.length;
    setComplaint(files.length > room ? copy.tooMany(most) : null);
    // All are in the list from the start, so that nothing is sent without those that the phone is still opening.
    const taken = files.slice(0, room).map((file) => ({ key: randomKey(), file }));
    setShots((all) => [...all, ...taken.map(({ key }) => ({ key, state: 'opening' as const }))]);
    const opened = [];
    for (const { key, file } of taken) opened.push(await open(key, file));
    for (const shot of opened) if (shot !== null) await bring(shot);
  };
  const retry = useCallback(() => {
    setComplaint(null);
    for (const shot of shots) if (shot.state === 'lost') inBackground(bring(shot));
  }, [shots, bring]);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  return {
    shots,
    most,
    /** ids of the uploaded photos */
    photos: shots.flatMap(({ photo }) => photo ?? []),
    /** why they cannot be sent yet: not all have been uploaded */
    waits: waitOf(shots),
    complaint,
    take,
    retry,
    remove(key: string): void {
      setComplaint(null);
      remove(key);
    },
  };
}

function waitOf(shots: readonly Shot[]): string | undefined {
  if (shots.some(({ state }) => state === 'lost')) return copy.waits.lost;
  return shots.every(({ state }) => state === 'kept') ? undefined : copy.waits.leaving;
}

/** Marks a shot as uploaded. The same picture taken twice is the same photo at the shop: the later shot of it goes. */
function withPhoto(all: readonly Shot[], key: string, { _id: photo, url: address }: Stored): readonly Shot[] {
  if (all.some((shot) => shot.photo === photo && shot.key !== key))
    return all.filter((shot) => shot.key !== key);
  return all.map((shot) => (shot.key === key ? { ...shot, state: 'kept', photo, address } : shot));
}

/** Uploaded photos that were not sent, in the tab's storage, and how many others there were: a file cannot be kept. */
function useKeptShots(form: string) {
  const userId = useUser()?.id ?? '';
  return useMemo(() => {
    const kept = createTabStorage(personalKey(userId, `unsent.photos.${form}`), () => window.sessionStorage);
    const { photos, lost } = readRecord(kept) ?? {};
    return {
      shots: (Array.isArray(photos) ? (photos as Stored[]) : []).map(({ _id, url }): Shot => ({
        key: _id,
        state: 'kept',
        photo: _id,
        url,
        address: url,
      })),
      lost: typeof lost === 'number' ? lost : 0,
      keep(shots: readonly Shot[]): void {
        const stored = shots.flatMap(({ photo: _id, address: url }) => (_id && url ? { _id, url } : []));
        const record = { photos: stored, lost: shots.length - stored.length };
        kept.write(shots.length === 0 ? null : JSON.stringify(record));
      },
    };
  }, [form, userId]);
}
