import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { copy as copies } from './copy.vi.ts';
import { makePasskey, passkeysQuery, tellPasskeyFailure } from './passkeys.ts';
import * as styles from './Passkeys.module.css';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';

const copy = copies.ask;
/** Put off for as long as this tab stays open. */
let putOff = false;

/** Around a desk: asks staff for a passkey, lets them put it off for a week, and says where a shop cannot have any. */
export function PasskeyGate({ children }: { children: ReactNode }) {
  const { data } = useQuery({ ...passkeysQuery, retry: false });
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [later, setLater] = useState(putOff);
  const { mutate, isPending } = useMutation({
    mutationFn: makePasskey,
    onSuccess: setCodes,
    onError: tellPasskeyFailure,
    onSettled: () => queries.invalidateQueries(),
  });
  const make = (
    <Button size="sm" loading={isPending} onClick={() => mutate()}>
      {copy.make}
    </Button>
  );
  const wait = () => {
    putOff = true;
    setLater(true);
  };
  const dialog = codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />;
  if (data?.ask === 'must')
    return (
      <div className={`wrap ${styles.gate}`}>
        <Banner tone="error" title={copy.must}>
          {copy.why}
        </Banner>
        {make}
        {dialog}
      </div>
    );
  return (
    <>
      {data?.ask === 'impossible' && (
        <Banner tone="error" className="wrap mt-4" title={copy.impossible}>
          {copy.impossibleWhy}
        </Banner>
      )}
      {data?.ask === 'yes' && data.due !== null && !later && (
        <Banner
          tone="warning"
          className="wrap mt-4"
          title={copy.title}
          action={
            <span className="flex flex-wrap gap-2">
              <Button variant="ghost" size="sm" onClick={wait}>
                {copy.later}
              </Button>
              {make}
            </span>
          }
        >
          {copy.until(formatShortDateTime(data.due))}
        </Banner>
      )}
      {children}
      {dialog}
    </>
  );
}
