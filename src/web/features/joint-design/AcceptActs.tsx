import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { JointDesign } from '#contract/http/joint-design.ts';
import type { DesignId } from '#domain/kernel/ids.ts';
import type { Reader } from '#domain/support/chats.ts';
import { useAddToCart } from '#web/entities/cart/mutations.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import * as styles from './joint-design.module.css';

interface AcceptActsProps {
  told: JointDesign;
  /** number of this page's unsent steps */
  waiting: number;
  side: Reader;
}

/** The customer accepts the displayed version, into the cart or the builder; staff see whether she has. */
export function AcceptActs({ told, waiting, side }: AcceptActsProps) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { mutateAsync: addToCart } = useAddToCart();
  const isAccepted = told.accepted?.version === told.version;
  if (side === 'admin')
    return <p className={styles.facts}>{isAccepted ? copy.acceptedStaff : copy.staffHint}</p>;

  const accept = async (then: (design: DesignId) => unknown) => {
    setBusy(true);
    try {
      const body = { version: told.version };
      const { design } = await call<{ design: DesignId }>('POST', `/joint-designs/${told._id}/accept`, {
        body,
      });
      await then(design);
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  const reason = waiting > 0 ? copy.waiting(waiting) : undefined;
  const look = { loading: busy, loadingLabel: copy.accepting, disabledReason: reason };
  return (
    <div className={classes('acts', styles.accept)}>
      {isAccepted && <p className={styles.facts}>{copy.accepted}</p>}
      <Button
        variant="paper"
        {...look}
        onClick={() => inBackground(accept((design) => navigate(`/builder?sua=${design}`)))}
      >
        {copy.builder}
      </Button>
      <Button
        {...look}
        onClick={() =>
          inBackground(
            accept((design) => addToCart({ customBracelet: design, name: told.name, quantity: 1 })),
          )
        }
      >
        {copy.cart}
      </Button>
    </div>
  );
}
