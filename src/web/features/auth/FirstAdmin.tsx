import type { FirstAdminBody } from '#contract/http/opening.ts';
import { call } from '#web/lib/call.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { BongHead } from './AuthHead.tsx';
import { firstAdminCopy as copy } from './first-admin.vi.ts';
import { AccountFields, useNewAccount } from './NewAccount.tsx';
import { SubmitButton } from './SubmitButton.tsx';

/**
 * Creates the first admin account of a shop through the link shown by its server; afterwards the admin is logged in and
 * redirected to the admin pages.
 */
export default function FirstAdmin({ token }: { token: string }) {
  const { form, sending, attributes } = useNewAccount(async (account) => {
    await call('POST', '/opening/admin', { body: { ...account, token } satisfies FirstAdminBody });
    const { email, password } = account;
    await browserSession().login({ email, password, remember: true });
  });
  return (
    <>
      <BongHead title={copy.title} holds={{ charm: 'chia-khoa' }}>
        <p className="muted">{copy.lead}</p>
      </BongHead>
      <form {...attributes}>
        <AccountFields form={form} name={copy.name} email="username" />
        <SubmitButton sending={sending} gerund={copy.submitting}>
          {copy.submit}
        </SubmitButton>
      </form>
    </>
  );
}
