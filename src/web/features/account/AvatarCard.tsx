import { useRef, useState, type ChangeEvent } from 'react';
import type { UploadedImage, User } from '#contract/http/identity.ts';
import { checkImageFile } from '#domain/identity/checks.ts';
import { IMAGE_TYPES } from '#domain/identity/limits.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { contextTitles } from '#web/lib/errors/copy.vi.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { Avatar } from '#web/ui/media/Avatar.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { accountCopy } from './copy.vi.ts';
import { Counts } from './Counts.tsx';
import * as styles from './account.module.css';

const copy = accountCopy.avatar;

/** Avatar, name and e-mail; the avatar is saved at once, not with the form (spec §2, Profile). */
export function AvatarCard({ user }: { user: User }) {
  const { preview, busy, upload, remove } = useAvatar(user.id);
  const picker = useRef<HTMLInputElement>(null);
  const other = useRef<HTMLButtonElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Reset, so that choosing the same file again fires another change event.
    target.value = '';
    if (file !== undefined) inBackground(upload(file));
  };
  return (
    <Card as="aside" className={styles.me}>
      <div className={styles.portrait} aria-busy={busy}>
        <Avatar name={user.name} src={preview ?? user.avatar} className={styles.face} />
      </div>
      <h2 className="disp">{user.name}</h2>
      <p className="text-sm wrap-anywhere text-muted">{user.email}</p>
      <div className="mt-4 mb-2 flex flex-wrap justify-center gap-2">
        <input
          ref={picker}
          type="file"
          accept={IMAGE_TYPES.join(',')}
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
          data-testid="avatar-file"
          onChange={choose}
        />
        <Button
          ref={other}
          variant="sec"
          size="sm"
          icon="camera"
          loading={busy}
          loadingLabel={copy.uploading}
          onClick={() => picker.current?.click()}
        >
          {user.avatar === null ? copy.add : copy.change}
        </Button>
        {user.avatar !== null && (
          <Button
            variant="ghost"
            size="sm"
            icon="trash"
            disabled={busy}
            onClick={() => {
              // This one is disabled meanwhile and gone afterwards.
              other.current?.focus();
              inBackground(remove());
            }}
          >
            {copy.remove}
          </Button>
        )}
      </div>
      <p className="hint">{copy.hint}</p>
      {user.role === 'customer' && <Counts />}
    </Card>
  );
}

function useAvatar(userId: string) {
  const [preview, setPreview] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const upload = async (file: File) => {
    const refused = checkImageFile(file);
    if (refused !== null) return fail(refused.message);
    const shown = URL.createObjectURL(file);
    setPreview(shown);
    setBusy(true);
    try {
      const body = new FormData();
      body.append('image', file);
      const { url } = await call<UploadedImage>('POST', '/users/me/avatar', { body });
      showAvatar(userId, url);
      toast({ type: 'success', title: copy.changed });
    } catch (error) {
      fail(error instanceof ApiError && error.code.startsWith('IMAGE_') ? error.message : copy.failed);
    } finally {
      setPreview(null);
      setBusy(false);
      URL.revokeObjectURL(shown);
    }
  };
  const remove = async () => {
    setBusy(true);
    try {
      await call('DELETE', '/users/me/avatar');
      showAvatar(userId, null);
      toast({ type: 'success', title: copy.removed });
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return { preview, busy, upload, remove };
}

/** In the profile as it is now: its other fields may have been saved during the upload, or somebody else has logged in. */
function showAvatar(userId: string, avatar: string | null): void {
  const { user } = browserSession().state();
  if (user?.id === userId) browserSession().update({ ...user, avatar });
}

function fail(message: string): void {
  toast({ type: 'error', title: contextTitles.upload, message });
}
