import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/media/Icon.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { copy as copies } from './copy.vi.ts';
import { passkeysQuery } from '#web/entities/account/passkeys.ts';
import * as styles from './Passkeys.module.css';
import { useFirstPasskey } from './use-first-passkey.tsx';

const copy = copies.ask;

/** Wraps staff pages: staff whose week of postponing has run out must create a passkey before going on. */
export function PasskeyGate({ children }: { children: ReactNode }) {
  const { data } = useQuery({ ...passkeysQuery, retry: false });
  const { make, codes } = useFirstPasskey();
  const must = data?.ask === 'must';
  return (
    <>
      {must ? (
        <div className="wrap">
          <Card as="section" className={styles.gate}>
            <Icon name="key" size={40} className={styles.gateIcon} />
            <h1>{copy.must}</h1>
            <p>{copy.why}</p>
            {make}
          </Card>
        </div>
      ) : (
        children
      )}
      {codes}
    </>
  );
}
