import { useState } from 'react';
import { useUser } from '#web/lib/session/use-session.ts';
import type { DesignCardProps } from '#web/entities/chat/messages/MessageRow.tsx';
import { useStrings, useTyingMethods } from '#web/entities/ring/options.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { asId, type UserId } from '#domain/kernel/ids.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import { JointDesignDialog } from './JointDesignDialog.tsx';
import { JointRing } from './JointRing.tsx';
import { useCharmsOf, useJointDesign } from './use-session.ts';
import * as list from '../../entities/chat/messages/messages.module.css';
import * as styles from './joint-design.module.css';

/** Card of a bracelet that both sides of a chat edit: its current drawing, and a button to open it. */
export default function JointDesignCard(props: DesignCardProps) {
  const user = useUser();
  return user && <Card {...props} me={asId<UserId>(user.id)} />;
}

function Card({ id, name, side, me }: DesignCardProps & { me: UserId }) {
  const { session, state } = useJointDesign(id, me);
  const charms = useCharmsOf(state);
  const strings = useStrings();
  const ties = useTyingMethods();
  const [open, setOpen] = useState(false);
  const { told, ring, failed } = state;
  const accepted = told?.accepted && told.accepted.version === told.version;
  return (
    <section className={classes(list.balloon, styles.card)} aria-label={copy.card.title(name)}>
      <p className={styles.title}>
        <Icon name="ring" size={18} />
        {copy.card.title(name)}
      </p>
      {failed && <ErrorBanner onRetry={() => inBackground(session.reload())}>{copy.card.failed}</ErrorBanner>}
      {!failed && ring === null && <Skeleton height={220} radius={16} />}
      {told && ring && (
        <>
          <div className={styles.well}>
            <JointRing
              ring={ring}
              charms={charms}
              string={strings.find(ring.stringId)}
              tie={ties.find(ring.tyingMethodId)}
            />
          </div>
          <p className={styles.facts} role="status">
            {accepted
              ? side === 'customer'
                ? copy.card.acceptedMine
                : copy.card.accepted
              : copy.card.steps(told.version)}
          </p>
          <Button variant="tint" size="sm" full onClick={() => setOpen(true)}>
            {copy.card.open}
          </Button>
        </>
      )}
      {open && told && ring && (
        <JointDesignDialog
          {...{ session, state, told, ring, charms, strings, ties, side, me }}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
