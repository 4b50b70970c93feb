import { inBackground } from '#web/ui/in-background.ts';
import { uploadImage } from './delivery.ts';
import type { Outgoing } from './thread.ts';
import { isTransient, type ChatTransport } from './transport.ts';

type Options = {
  shop: ChatTransport;
  change(clientId: string, to: (it: Outgoing) => Outgoing | null): void;
  /** An upload has ended, one way or the other: messages behind it may be sent. */
  onEnd(): void;
  onTrouble(error: unknown): void;
};

/** A picture to upload. */
export type LocalPicture = {
  fileName: string;
  /** local URL, shown until the picture is uploaded */
  preview: string;
  /** the file to upload; null when it could not be decoded */
  ready: Promise<File | null>;
  /** Called once the preview is no longer shown: the picture is uploaded, refused or discarded. */
  onGone?(): void;
};

/** The metadata of a message whose picture the server does not have yet. */
export const notUploaded = ({ fileName, preview }: LocalPicture) => ({
  fileUrl: preview,
  fileName,
  isUploading: true,
});

/** Uploads pictures, and keeps those that failed in memory, so that one press sends them again. */
export function createPictureUploads({ shop, change, onEnd, onTrouble }: Options) {
  const pictures = new Map<string, { picture: LocalPicture; upload: AbortController }>();
  const failed = new Set<string>();

  function end(clientId: string): void {
    pictures.get(clientId)?.picture.onGone?.();
    pictures.delete(clientId);
    failed.delete(clientId);
  }

  /**
   * A picture that did not reach the shop stays, as a failed message does; one that was refused is removed (spec §4). A second
   * upload after a lost response leaves an unused file, which the server deletes, never a second message: its client id stays.
   */
  async function start(clientId: string): Promise<void> {
    const { picture, upload } = pictures.get(clientId)!;
    const { signal } = upload;
    const waiting = notUploaded(picture);
    const onProgress = (progress: number) =>
      change(clientId, (it) => ({ ...it, metadata: { ...waiting, progress } }));
    try {
      const file = await picture.ready;
      if (signal.aborted) return;
      const metadata = file && (await uploadImage(shop, file, { signal, onProgress }));
      if (signal.aborted) return;
      change(clientId, (it) => metadata && { ...it, state: 'sending', metadata });
      end(clientId);
    } catch (error) {
      if (signal.aborted) return;
      if (isTransient(error)) {
        failed.add(clientId);
        change(clientId, (it) => ({ ...it, state: 'failed', refused: true, metadata: waiting }));
      } else {
        change(clientId, () => null);
        end(clientId);
      }
      onTrouble(error);
    } finally {
      onEnd();
    }
  }

  return {
    upload(clientId: string, picture: LocalPicture): Promise<void> {
      pictures.set(clientId, { picture, upload: new AbortController() });
      return start(clientId);
    },
    /** Uploads a failed picture again. @returns whether the message has such a picture */
    again(clientId: string): boolean {
      if (failed.delete(clientId)) {
        change(clientId, ({ refused: _refused, ...it }) => ({ ...it, state: 'uploading' }));
        inBackground(start(clientId));
      }
      return pictures.has(clientId);
    },
    /** Aborts the upload. */
    discard(clientId: string): void {
      pictures.get(clientId)?.upload.abort();
      end(clientId);
    },
  };
}
