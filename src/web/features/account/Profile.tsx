import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import type { Me, SavedAddress, User } from '#contract/http/identity.ts';
import { genderLabels } from '#domain/identity/copy.vi.ts';
import { GENDERS } from '#domain/identity/roles.ts';
import { call } from '#web/lib/call.ts';
import { notices } from '#web/lib/errors/copy.vi.ts';
import { alsoValidates, fieldOf } from '#web/lib/form.ts';
import { useServerForm } from '#web/lib/server-form.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { Card } from '#web/ui/motifs/Card.tsx';
import { MountInSequence } from '#web/ui/MountInSequence.tsx';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { RadioCard, RadioCards } from '#web/ui/fields/RadioCards.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { PageTitle } from '#web/ui/motifs/PageTitle.tsx';
import { Devices } from './security/Devices.tsx';
import { Passkeys } from './security/Passkeys.tsx';
import { withSavedElsewhere } from './address-list.ts';
import { AddressBook } from './AddressBook.tsx';
import { AvatarCard } from './AvatarCard.tsx';
import { accountCopy as copy } from './copy.vi.ts';
import { EmailChange, emailChangeQuery } from './EmailChange.tsx';
import { followProfile } from './follow-profile.ts';
import { Notifications } from './Notifications.tsx';
import { OwnData } from './OwnData.tsx';
import { PasswordFold } from './PasswordFold.tsx';
import {
  needsCurrentPassword,
  profileChange,
  profileChecks,
  profileValues,
  type ProfileValues,
} from './profile-values.ts';
import { SaveBar } from './SaveBar.tsx';
import { StockAlerts } from './StockAlerts.tsx';
import { useUnsentProfile } from './use-unsent-profile.ts';
import { ZaloNews } from './ZaloNews.tsx';
import { useUnsavedGuard } from '#web/lib/hooks/use-unsaved-guard.ts';
import * as styles from './account.module.css';
import { classes } from '#web/ui/classes.ts';

type Form = UseFormReturn<ProfileValues>;

/** Name, e-mail, gender, password, addresses; one save button for all (spec §2, Profile). */
export function Profile({ user }: { user: User }) {
  const id = useId();
  const queries = useQueryClient();
  /** The profile that the form was filled with. */
  const shown = useRef(user);
  const { form, sending, attributes } = useServerForm<ProfileValues>({
    checks: profileChecks(user),
    defaultValues: profileValues(user),
    context: 'profile',
    async send(values) {
      const body = profileChange(user, values);
      if (body.addresses) body.addresses = await withThoseElsewhere(body.addresses, user.addresses);
      const saved = await call<User>('PUT', '/users/me/profile', { body });
      shown.current = saved;
      // What was changed while it was being saved stays, to be saved next.
      followProfile(form, values, saved);
      browserSession().update(saved);
      toast({ type: 'success', title: copy.save.saved });
      if (body.password !== undefined) toast(notices.passwordChanged);
      // A new address awaits its code.
      if (body.email !== undefined) await queries.invalidateQueries(emailChangeQuery());
    },
  });
  useEffect(() => {
    const before = shown.current;
    shown.current = user;
    if (before !== user)
      followProfile(form, profileValues(before), user, { keepErrors: true, keepTouched: true });
  }, [form, user]);
  useUnsentProfile(form, user, shown);
  const { isDirty } = form.formState;
  useUnsavedGuard(isDirty);
  return (
    <>
      <div className={classes('wrap', styles.wrap, styles.account)}>
        <PageTitle script={copy.script}>{copy.title}</PageTitle>
        <div className={styles.cols}>
          <AvatarCard user={user} />
          <Card className={styles.about}>
            <EmailChange
              user={user}
              onChanged={({ email }) => form.resetField('email', { defaultValue: email })}
            />
            <form id={id} {...attributes}>
              <h2 className={styles.part}>{copy.about}</h2>
              <div className={styles.pair}>
                <TextField {...fieldOf(form, 'name')} label={copy.name} icon="user" autoComplete="name" />
                <TextField
                  {...fieldOf(form, 'email')}
                  label={copy.email}
                  icon="mail"
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                />
              </div>
              <GenderField form={form} />
              <Secrets form={form} user={user} />
              <Controller
                control={form.control}
                name="addresses"
                render={({ field }) => (
                  <AddressBook addresses={field.value} onChange={field.onChange} name={user.name} />
                )}
              />
            </form>
            <OtherParts user={user} />
          </Card>
        </div>
      </div>
      {isDirty && <SaveBar form={id} saving={sending} onDiscard={() => form.reset(profileValues(user))} />}
    </>
  );
}

/** What is saved apart from the form. */
function OtherParts({ user }: { user: User }) {
  const isCustomer = user.role === 'customer';
  return (
    <MountInSequence>
      {isCustomer && <Notifications userId={user.id} />}
      {isCustomer && <StockAlerts />}
      {isCustomer && <ZaloNews />}
      <Passkeys className={styles.fold} />
      <Devices className={styles.fold} />
      <OwnData user={user} />
    </MountInSequence>
  );
}

async function withThoseElsewhere(own: readonly SavedAddress[], base: readonly SavedAddress[]) {
  const { addresses } = await call<Me>('GET', '/users/me');
  return withSavedElsewhere(own, base, addresses);
}

function GenderField({ form }: { form: Form }) {
  return (
    <Controller
      control={form.control}
      name="gender"
      render={({ field }) => (
        <div className={styles.gender}>
          <RadioCards legend={copy.gender} name="gender" value={field.value} onChange={field.onChange}>
            {GENDERS.map((gender) => (
              <RadioCard key={gender} value={gender} title={genderLabels[gender]} />
            ))}
          </RadioCards>
        </div>
      )}
    />
  );
}

/** New password (collapsed) and, where required, the current password. */
function Secrets({ form, user }: { form: Form; user: User }) {
  const [open, setOpen] = useState(false);
  const [email, password] = useWatch({ control: form.control, name: ['email', 'password'] });
  const toggle = () => {
    setOpen(!open);
    if (!open) return;
    for (const field of ['password', 'confirm'] as const) form.resetField(field);
  };
  const current = (
    <PasswordField
      {...fieldOf(form, 'currentPassword')}
      label={copy.password.current}
      hint={open ? undefined : copy.password.currentForEmail}
      icon="lock"
      autoComplete="current-password"
    />
  );
  return (
    <>
      {!open && needsCurrentPassword(user, { email, password }) && (
        <div className={styles.pair}>{current}</div>
      )}
      <PasswordFold open={open} onToggle={toggle}>
        {current}
        <i className="max-md:hidden" />
        <PasswordField
          {...fieldOf(form, 'password', alsoValidates(form, 'confirm'))}
          label={copy.password.fresh}
          icon="lock"
          autoComplete="new-password"
        />
        <PasswordField
          {...fieldOf(form, 'confirm')}
          label={copy.password.confirm}
          icon="lock"
          autoComplete="new-password"
        />
      </PasswordFold>
    </>
  );
}
