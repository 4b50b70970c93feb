import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedGift } from '#contract/http/gifts.ts';
import { charmArt } from '#web/entities/brand/pictures.ts';
import { call } from '#web/lib/call.ts';
import { failedLoad } from '#web/lib/errors/failed-load.ts';
import { useHoldsTaps } from '#web/lib/hooks/use-holds-taps.ts';
import { cacheResult } from '#web/lib/cache-result.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import { OpenedGift } from './OpenedGift.tsx';
import { giftQuery, type Gift } from './page.ts';
import * as styles from './gift.module.css';

/** Duration of the opening animation (ms); none with reduced motion. */
const OPENING = 900;

/** The gift page of the recipient: wrapped until she opens it with one press (decision 0072). */
export function GiftView({ secret, closed }: Pick<Gift, 'secret' | 'closed'>) {
  const { data, error, isFetching, refetch } = useQuery({
    ...giftQuery(secret),
    enabled: !closed,
    retry: false,
  });
  if (closed)
    return (
      <div className="wrap sec">
        <EmptyState
          {...copy.closed}
          heading="h1"
          pose="basket"
          action={<LinkButton to="/garden">{copy.garden}</LinkButton>}
        />
      </div>
    );
  if (data === undefined)
    return (
      <div className="wrap sec">
        <FailedState
          title={copy.failed.title}
          text={failedLoad(error, copy.failed)}
          heading="h1"
          onRetry={() => inBackground(refetch())}
          retrying={isFetching}
        />
      </div>
    );
  return <Wrapped secret={secret} gift={data} />;
}

function Wrapped({ secret, gift }: { secret: string; gift: ReceivedGift }) {
  const queries = useQueryClient();
  const asleep = useHoldsTaps();
  const [isNew] = useState(gift.openedAt === null);
  const [stage, setStage] = useState<'closed' | 'opening' | 'open'>(isNew ? 'closed' : 'open');
  const { mutate } = useMutation({
    mutationFn: () => call<ReceivedGift>('POST', '/gifts/open', { body: { secret } }),
    onSuccess: (opened) => cacheResult(queries, giftQuery(secret), opened),
    retry: 3,
  });
  if (stage === 'open') return <OpenedGift secret={secret} gift={gift} isNew={isNew} />;
  const open = () => {
    mutate();
    setStage('opening');
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    setTimeout(() => setStage('open'), isCalm ? 0 : OPENING);
  };
  const { cover } = copy;
  return (
    <section className={classes('wrap', styles.cover)} aria-labelledby="gift-for" {...asleep}>
      <img
        className={classes(stage === 'opening' && styles.opening)}
        src={charmArt('hop-qua').src}
        alt=""
        width={224}
        height={224}
        fetchPriority="high"
      />
      <h1 id="gift-for">{cover.for(gift.recipient)}</h1>
      <p className="lead">{gift.sender === null ? cover.fromSomebody : cover.from(gift.sender)}</p>
      <Button size="lg" onClick={open} disabled={stage === 'opening'}>
        {cover.open}
      </Button>
    </section>
  );
}
