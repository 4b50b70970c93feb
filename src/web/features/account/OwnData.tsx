import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { User } from '#contract/http/identity.ts';
import type { DeleteAccountBody } from '#contract/http/privacy.ts';
import { issue } from '#domain/kernel/issue.ts';
import { leafletPath } from '#domain/content/paths.ts';
import { dropDraft } from '#web/entities/bracelet/account-draft.ts';
import { call } from '#web/lib/call.ts';
import { fieldOf } from '#web/lib/form.ts';
import { useServerForm } from '#web/lib/server-form.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { buttonClass } from '#web/ui/actions/button-look.ts';
import { DownloadLink } from '#web/lib/session/DownloadLink.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { accountCopy } from './copy.vi.ts';
import { DataRequests } from './DataRequests.tsx';
import * as styles from './account.module.css';

const copy = accountCopy.data;

/** Data export, and account deletion for customers (`/help?trang=quyen-rieng-tu`). */
export function OwnData({ user }: { user: User }) {
  const [leaving, setLeaving] = useState(false);
  return (
    <section className={styles.fold} aria-labelledby="own-data">
      <h3 id="own-data">{copy.title}</h3>
      <p className="hint">
        {copy.note}{' '}
        <Link className="link" to={leafletPath('quyen-rieng-tu')}>
          {copy.more}
        </Link>
      </p>
      <div className="mt-3.5 flex flex-wrap gap-3">
        <DownloadLink className={buttonClass({ variant: 'paper', size: 'sm' })} path="/users/me/data">
          {copy.download}
        </DownloadLink>
        {user.role === 'customer' && (
          <Button variant="dline" size="sm" onClick={() => setLeaving(true)}>
            {copy.leave}
          </Button>
        )}
      </div>
      <DataRequests />
      <LeaveDialog userId={user.id} open={leaving} onClose={() => setLeaving(false)} />
    </section>
  );
}

type LeaveDialogProps = { userId: string; open: boolean; onClose: () => void };

function LeaveDialog({ userId, open, onClose }: LeaveDialogProps) {
  const id = useId();
  const { form, sending, attributes } = useServerForm<DeleteAccountBody>({
    mode: 'onSubmit',
    defaultValues: { password: '' },
    checks: {
      password: (text) => (text === '' ? issue('required', accountCopy.password.currentMissing) : null),
    },
    async send(body) {
      await call('DELETE', '/users/me', { body });
      dropDraft(userId);
      await browserSession().logout();
      toast({ type: 'info', ...copy.left });
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.ask}
      busy={sending}
      width={460}
      footer={
        <DialogActions
          cancel={copy.stay}
          onCancel={onClose}
          busy={sending}
          variant="danger"
          type="submit"
          form={id}
        >
          {copy.confirm}
        </DialogActions>
      }
    >
      <form {...attributes} id={id} className="grid gap-4">
        <p>{copy.consequence}</p>
        <PasswordField
          {...fieldOf(form, 'password')}
          label={accountCopy.password.current}
          icon="lock"
          autoComplete="current-password"
        />
      </form>
    </Dialog>
  );
}
