import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { JointDesign } from '#contract/http/joint-design.ts';
import type { DesignId } from '#domain/kernel/ids.ts';
import type { Reader } from '#domain/support/chats.ts';
import { useAddToCart } from '#web/entities/cart/mutations.ts';
import { ApiError } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import type { JointSession } from './session.ts';
import * as styles from './joint-design.module.css';

interface AcceptActsProps {
  session: JointSession;
  told: JointDesign;
  /** number of this page's unsent steps */
  waiting: number;
  side: Reader;
}

/** The customer accepts the displayed version, into the cart or the builder; staff see whether she has. */
export function AcceptActs({ session, told, waiting, side }: AcceptActsProps) {
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
      // The notice of it may be lost.
      inBackground(session.reload());
      await then(design);
    } catch (error) {
      await tell(error);
    } finally {
      setBusy(false);
    }
  };
  // The other side was faster, and this page has not heard of it yet.
  const tell = async (error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'CONFLICT')) return showError(error);
    await session.reload();
    toast({ type: 'info', ...copy.refused });
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
            accept((design) =>
              // Shows its own failure.
              addToCart({ customBracelet: design, name: told.name, quantity: 1 }).catch(() => undefined),
            ),
          )
        }
      >
        {copy.cart}
      </Button>
    </div>
  );
}
