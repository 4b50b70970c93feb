import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SharedDesign } from '#contract/http/design.ts';
import { sharedPath } from '#domain/design/share.ts';
import { formatWrist } from '#domain/design/wrist.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { ShareRow } from '#web/entities/brand/ShareRow.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { AddShared } from './AddShared.tsx';
import { copy } from './copy.vi.ts';
import { Meanings } from './Meanings.tsx';
import type { Shared } from './page.ts';
import { useHoldsTaps } from '#web/lib/hooks/use-holds-taps.ts';
import { makeMinePath, sharedDesignQuery } from '#web/entities/bracelet/queries.ts';
import { SharedStage } from './SharedStage.tsx';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';
import * as styles from './shared.module.css';

/** A shared bracelet, read-only, for anybody with the link. */
export function SharedDesignView({ token, closed }: Pick<Shared, 'token' | 'closed'>) {
  const asleep = useHoldsTaps();
  const { data, isFetching, refetch } = useQuery({
    ...sharedDesignQuery(token),
    enabled: !closed,
    retry: false,
  });
  // The garden has the same path, so navigating there does not reset the scroll position by itself.
  useEffect(() => () => window.scrollTo({ top: 0, behavior: 'instant' }), []);
  if (closed) return <Closed />;
  if (data === undefined) {
    return (
      <div className="wrap sec">
        <FailedState
          {...copy.failed}
          heading="h1"
          onRetry={() => inBackground(refetch())}
          retrying={isFetching}
        />
      </div>
    );
  }
  return (
    <>
      <section className={classes('wrap', styles.shared)} aria-labelledby="shared-name" {...asleep}>
        <SharedStage design={data} />
        <div className="about">
          <p className={styles.by}>
            <Icon name="gift" size={20} />
            {copy.by}
          </p>
          <h1 id="shared-name">{data.name}</h1>
          <p className={classes(styles.cost, 'num')}>{formatVnd(data.price)}</p>
          <Facts design={data} />
          <div className={styles.ways}>
            <LinkButton to={makeMinePath(token)} size="lg">
              {copy.makeMine}
            </LinkButton>
            <AddShared token={token} design={data} />
          </div>
          <Notes design={data} />
          <ShareRow className="mt-4" label={copy.sendOn} title={data.name} path={sharedPath(token)} />
        </div>
      </section>
      <Meanings charms={data.charms} />
    </>
  );
}

function Facts({ design: { charms, braceletString, tyingMethod, wristSize } }: { design: SharedDesign }) {
  const facts = [
    copy.charms(charms.length),
    braceletString.name,
    tyingMethod?.name,
    wristSize === null ? undefined : copy.wrist(formatWrist(wristSize)),
  ];
  return (
    <ul className={styles.facts} aria-label={copy.facts}>
      {facts.map(
        (fact) =>
          fact !== undefined && (
            <li key={fact} className="chip">
              {fact}
            </li>
          ),
      )}
    </ul>
  );
}

function Notes({ design: { charms, shortOf } }: { design: SharedDesign }) {
  const all = shortOf.length === 0;
  return (
    <ul className={styles.notes}>
      <li>
        <Icon name="lock" size={18} />
        {copy.readOnly}
      </li>
      <li>
        <Icon name={all ? 'check' : 'warning'} size={18} />
        {all ? copy.inStock(charms.length) : copy.short(shortOf.join(', '))}
      </li>
    </ul>
  );
}

function Closed() {
  const { title, text, toGarden } = copy.closed;
  return (
    <div className="wrap sec">
      <EmptyState
        title={title}
        text={text}
        heading="h1"
        pose="basket"
        action={<LinkButton to="/garden">{toGarden}</LinkButton>}
      />
    </div>
  );
}
