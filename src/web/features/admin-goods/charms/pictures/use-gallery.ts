import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CharmPicturesBody } from '#contract/http/catalogue-admin.ts';
import type { Charm } from '#contract/http/catalogue.ts';
import { CHARM_PICTURES_MAX } from '#domain/catalogue/limits.ts';
import { call } from '#web/lib/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { failToast } from '#web/lib/errors/fail-toast.ts';
import { invalidateGoods } from '#web/entities/charm/desk/invalidate-goods.ts';
import { takenPicture } from '../../shared/use-picture.ts';
import { copy } from './copy.vi.ts';

type Change = { files: readonly File[] } | { gallery: string[] };

/**
 * Adds, reorders and removes pictures of a charm; each change is sent at once, not with the form.
 * @param charm as it was loaded; a concurrent change is not overwritten
 * @param onChanged called after every attempt, so that the form shows the current charm
 */
export function useGallery(charm: Charm, onChanged: () => Promise<unknown>) {
  const queries = useQueryClient();
  const path = `/charms/${charm._id}/pictures`;
  const { imageGallery } = charm.images;
  const { mutate, isPending } = useMutation({
    mutationFn: (change: Change) =>
      'files' in change ? addAll(path, change.files) : arrange(path, charm, change.gallery),
    onSuccess: (changed, change) =>
      changed && toast({ type: 'success', title: doneText(charm, changed, change) }),
    onError: (error) => failToast(copy.failed, error),
    onSettled: () => Promise.all([onChanged(), invalidateGoods(queries)]),
  });
  return {
    busy: isPending,
    /** Files beyond the limit are dropped. */
    add: (files: readonly File[]) =>
      mutate({ files: files.slice(0, CHARM_PICTURES_MAX - imageGallery.length) }),
    move(at: number, to: number) {
      const gallery = imageGallery.filter((_, index) => index !== at);
      mutate({ gallery: gallery.toSpliced(to, 0, imageGallery[at]!) });
    },
    remove: (at: number) => mutate({ gallery: imageGallery.filter((_, index) => index !== at) }),
  };
}

function doneText({ name, images }: Charm, changed: Charm, change: Change): string {
  const { length } = changed.images.imageGallery;
  if ('files' in change) return copy.added(name, length);
  return length < images.imageGallery.length ? copy.removed(name) : copy.arranged(name);
}

const arrange = (path: string, { updatedAt }: Charm, imageGallery: string[]) =>
  call<Charm>('PUT', path, { body: { imageGallery, updatedAt } satisfies CharmPicturesBody });

/**
 * Uploads sequentially, to keep the order in which the files were chosen.
 * @returns the charm after the last upload
 */
async function addAll(path: string, files: readonly File[]): Promise<Charm | null> {
  let changed: Charm | null = null;
  for (const file of files) {
    const taken = await takenPicture(file);
    if (taken === null) continue;
    const body = new FormData();
    body.append('image', taken);
    changed = await call<Charm>('POST', path, { body });
  }
  return changed;
}
