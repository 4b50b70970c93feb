import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import type { User } from '#contract/http/identity.ts';
import type { DeleteAccountBody } from '#contract/http/privacy.ts';
import { issue } from '#domain/kernel/issue.ts';
import { leafletPath } from '#domain/content/paths.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { checkedBy, fieldOf, showInForm } from '#web/lib/form.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { buttonClass } from '#web/ui/actions/button-look.ts';
import { DownloadLink } from '#web/lib/session/DownloadLink.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { accountCopy } from './copy.vi.ts';
import * as styles from './account.module.css';

const copy = accountCopy.data;

/** What is kept may be taken along, and for customers deleted (`/help?trang=quyen-rieng-tu`). */
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
        <DownloadLink className={buttonClass({ variant: 'paper', size: 'sm' })} href="/api/users/me/data">
          <Icon name="download" size={18} />
          {copy.download}
        </DownloadLink>
        {user.role === 'customer' && (
          <Button variant="dline" size="sm" onClick={() => setLeaving(true)}>
            {copy.leave}
          </Button>
        )}
      </div>
      <LeaveDialog open={leaving} onClose={() => setLeaving(false)} />
    </section>
  );
}

type LeaveDialogProps = { open: boolean; onClose: () => void };

function LeaveDialog({ open, onClose }: LeaveDialogProps) {
  const id = useId();
  const form = useForm<DeleteAccountBody>({
    defaultValues: { password: '' },
    resolver: checkedBy<DeleteAccountBody>({
      password: (text) => (text === '' ? issue('required', accountCopy.password.currentMissing) : null),
    }),
  });
  const { isSubmitting } = form.formState;
  const leave = form.handleSubmit(async (body) => {
    try {
      await call('DELETE', '/users/me', { body });
      await browserSession().logout();
      toast({ type: 'info', ...copy.left });
    } catch (error) {
      if (!showInForm(form, ['password'], error)) showError(error, 'profile');
    }
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.ask}
      busy={isSubmitting}
      width={460}
      footer={
        <div className="acts">
          <Button variant="paper" onClick={onClose} disabled={isSubmitting}>
            {copy.stay}
          </Button>
          <Button variant="danger" type="submit" form={id} loading={isSubmitting}>
            {copy.confirm}
          </Button>
        </div>
      }
    >
      <form id={id} method="post" noValidate onSubmit={(event) => void leave(event)} className="grid gap-4">
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
