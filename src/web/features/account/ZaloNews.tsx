import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WantZaloBody, ZaloChoice } from '#contract/http/zalo.ts';
import { checkPhone } from '#domain/identity/address.ts';
import { read } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { fieldOf } from '#web/lib/form.ts';
import { cacheResult } from '#web/lib/cache-result.ts';
import { useServerForm } from '#web/lib/server-form.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FailedLine } from '#web/ui/feedback/FailedLine.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { accountCopy } from './copy.vi.ts';
import { focusHeading } from './focus-heading.ts';
import * as styles from './account.module.css';

const copy = accountCopy.zalo;
const choiceQuery = () => read<ZaloChoice>('/users/me/zalo');

/**
 * Opt-in for order news over Zalo: entering a phone number is the consent, one press revokes it. Hidden where the shop does not
 * offer it.
 */
export function ZaloNews() {
  const query = useQuery(choiceQuery());
  const { data } = query;
  // A server of the release before does not say which.
  const news = (data?.news ?? []).map((each) => copy.news[each]);
  if (data === undefined)
    return (
      <FailedLine query={query} className="mt-4">
        {copy.failed}
      </FailedLine>
    );
  if (news.length === 0 && data.phone === null) return null;
  return (
    <section className={styles.fold} aria-labelledby="zalo-news">
      <h3 id="zalo-news" tabIndex={-1}>
        {copy.title}
      </h3>
      <p className="hint">{news.length === 0 ? copy.paused : copy.note(news)}</p>
      {data.phone === null ? <Want /> : <Wanted phone={data.phone} />}
    </section>
  );
}

function Want() {
  const queries = useQueryClient();
  const { form, sending, attributes } = useServerForm<WantZaloBody>({
    mode: 'onSubmit',
    defaultValues: { phone: '' },
    checks: { phone: checkPhone },
    async send(body) {
      const choice = await call<ZaloChoice>('PUT', '/users/me/zalo', { body });
      focusHeading('zalo-news');
      await cacheResult(queries, choiceQuery(), choice);
      toast({ type: 'success', title: copy.on });
    },
  });
  return (
    <form {...attributes} className="mt-3.5 grid justify-items-start gap-3">
      <TextField
        {...fieldOf(form, 'phone')}
        label={copy.phone}
        icon="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <Button type="submit" variant="leaf" size="sm" loading={sending}>
        {copy.want}
      </Button>
    </form>
  );
}

function Wanted({ phone }: { phone: string }) {
  const queries = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      const choice = await call<ZaloChoice>('DELETE', '/users/me/zalo');
      focusHeading('zalo-news');
      await cacheResult(queries, choiceQuery(), choice);
      toast({ type: 'success', title: copy.off });
    } catch (error) {
      showError(error);
    } finally {
      setLeaving(false);
    }
  };
  return (
    <div className="mt-3.5 grid justify-items-start gap-3">
      <p>{copy.wanted(phone)}</p>
      <Button variant="paper" size="sm" loading={leaving} onClick={() => inBackground(leave())}>
        {copy.leave}
      </Button>
    </div>
  );
}
