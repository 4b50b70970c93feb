import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { copy as copies } from './copy.vi.ts';
import { passkeysQuery } from '#web/entities/account/passkeys.ts';
import * as styles from './Passkeys.module.css';
import { useFirstPasskey } from './use-first-passkey.tsx';

const copy = copies.ask;
/** Who dismissed it, until this tab reloads. */
let putOffBy: string | undefined;

/** Banner on staff pages: asks for a passkey, with a week's time, or shows an error if the shop cannot use passkeys. */
export function PasskeyNotice() {
  const { data } = useQuery({ ...passkeysQuery, retry: false });
  const { make, codes } = useFirstPasskey();
  const me = useUser()?.id;
  const [later, setLater] = useState(putOffBy);
  const wait = () => {
    putOffBy = me;
    setLater(me);
  };
  const due = data?.ask === 'yes' && later !== me ? data.due : null;
  return (
    <>
      {data?.ask === 'impossible' && <Banner tone="error">{copy.impossible}</Banner>}
      {due !== null && (
        <Banner
          tone="warning"
          className={styles.asking}
          title={copy.title}
          action={
            <div className={styles.ways}>
              {make}
              <Button variant="ghost" size="sm" onClick={wait}>
                {copy.later}
              </Button>
            </div>
          }
        >
          {copy.until(formatShortDateTime(due))}
        </Banner>
      )}
      {codes}
    </>
  );
}
