import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Order } from '#contract/http/ordering.ts';
import type { OrderPhotos, PhotoRound } from '#contract/http/photos.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { needsDecision, photoActs, matchesOrder } from '#domain/ordering/photos.ts';
import { copy as words } from '#web/entities/order-photo/copy.vi.ts';
import { photosQuery } from '#web/entities/order-photo/queries.ts';
import { RoundView } from '#web/entities/order-photo/RoundView.tsx';
import { read } from '#web/lib/api.ts';
import { retryImport } from '#web/ui/retry-import.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { TabPanel, Tabs } from '#web/ui/actions/Tabs.tsx';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { ErrorText } from '#web/ui/fields/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { useUnsent } from '#web/lib/storage/use-unsent.ts';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { copy } from './copy.vi.ts';
import { failureOf, useAnswer } from './use-answer.ts';
import { isWish, NOTHING_ASKED, type Wish } from './wish.ts';
import * as styles from './PhotoReview.module.css';

/** Loaded only when the exchange is opened. */
const CharmExchange = lazy(async () => ({
  default: (await retryImport(() => import('./CharmExchange.tsx'))).CharmExchange,
}));

interface PhotoReviewProps {
  orderId: string;
  onClose: () => void;
}

/** Photos of the customer's bracelet before it is made: she approves them, or requests changes. */
export function PhotoReview({ orderId, onClose }: PhotoReviewProps) {
  const photos = useQuery(photosQuery(orderId));
  const order = useQuery(read<Order>(`/orders/${orderId}`));
  const title = copy.title(`#${shortId(orderId)}`);
  if (photos.data && order.data)
    return (
      <Review
        key={photos.data.rounds.length}
        order={order.data}
        photos={photos.data}
        title={title}
        onClose={onClose}
      />
    );
  const failed = photos.isError || order.isError;
  const again = () => {
    inBackground(photos.refetch());
    inBackground(order.refetch());
  };
  return (
    <Dialog open onClose={onClose} title={title} width={860}>
      {failed ? (
        <FailedState title={copy.failed} onRetry={again} retrying={photos.isFetching || order.isFetching} />
      ) : (
        <Opening />
      )}
    </Dialog>
  );
}

interface ReviewProps {
  order: Order;
  photos: OrderPhotos;
  title: string;
  onClose: () => void;
}

/** Keyed by round, so that input about one round is never sent for the next. */
function Review({ order, photos, title, onClose }: ReviewProps) {
  const last = photos.rounds.at(-1);
  const [wish, setWish] = useUnsent<Wish>(`photo.${order._id}.${last?.number ?? 0}`, isWish);
  const [isExchanging, setExchanging] = useState(false);
  const answer = useAnswer(order._id);
  const acts = photoActs(photos.status, photos.stage, 'customer');
  const mayAsk = acts.includes('ask') && last?.change === null;
  const asked = mayAsk ? wish : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={860}
      busy={answer.isPending}
      footer={
        last && acts.length > 0 && (asked || mayAsk || mayApprove(photos)) ? (
          <Acts
            {...{ photos, answer, mayAsk }}
            round={last}
            wish={asked}
            isExchanging={isExchanging}
            onChange={setWish}
            onExchanged={() => setExchanging(false)}
          />
        ) : undefined
      }
    >
      {!asked || !last ? (
        <Rounds order={order} photos={photos} />
      ) : isExchanging ? (
        <Suspense fallback={<Opening />}>
          <CharmExchange order={order} wish={asked} onChange={setWish} />
        </Suspense>
      ) : (
        <ChangeForm
          round={last}
          wish={asked}
          freeLeft={photos.freeChangesLeft}
          disabled={answer.isPending}
          onChange={setWish}
          onExchange={() => setExchanging(true)}
        />
      )}
    </Dialog>
  );
}

/** Photos can be approved only if they show the bracelet's current charms. */
function mayApprove({ status, stage, rounds }: OrderPhotos): boolean {
  const change = rounds.at(-1)?.change ?? null;
  return (
    photoActs(status, stage, 'customer').includes('approve') && (change === null || matchesOrder(change))
  );
}

const Opening = () => (
  <Loading className="grid gap-4">
    <Skeleton height={240} radius={20} />
    <Skeleton width="70%" />
  </Loading>
);

interface ActsProps {
  photos: OrderPhotos;
  round: PhotoRound;
  answer: ReturnType<typeof useAnswer>;
  mayAsk: boolean;
  wish: Wish | null;
  isExchanging: boolean;
  onChange: (wish: Wish | null) => void;
  onExchanged: () => void;
}

/** The customer's actions: approve, send a change request, or return from the design. */
function Acts({ photos, round, answer, mayAsk, wish, isExchanging, onChange, onExchanged }: ActsProps) {
  const failure = answer.isPending ? null : failureOf(answer.error);
  if (wish && isExchanging) {
    const count = wish.exchanges.length;
    return (
      <Button size="lg" full onClick={onExchanged}>
        {count === 0 ? copy.exchange.done : copy.exchange.doneSome(count)}
      </Button>
    );
  }
  return (
    <>
      {failure && (
        <div className="mb-2" role="alert">
          <ErrorText>{failure}</ErrorText>
        </div>
      )}
      {wish ? (
        <Asking round={round} wish={wish} answer={answer} onBack={() => onChange(null)} onChange={onChange} />
      ) : (
        <div className={classes('acts', mayAsk && mayApprove(photos) && styles.two)}>
          {mayAsk && (
            <Button
              variant="paper"
              size="lg"
              disabled={answer.isPending}
              onClick={() => onChange(NOTHING_ASKED)}
            >
              {copy.change}
            </Button>
          )}
          {mayApprove(photos) && (
            <Button
              variant={photos.stage === 'sent' ? undefined : 'paper'}
              size="lg"
              loading={answer.isPending}
              loadingLabel={copy.approving}
              onClick={() => answer.mutate({ answer: 'approved', round: round.number })}
            >
              {photos.stage === 'sent' ? copy.approve : copy.fineAfterAll}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

interface AskingProps {
  round: PhotoRound;
  wish: Wish;
  answer: ReturnType<typeof useAnswer>;
  onBack: () => void;
  onChange: (wish: Wish) => void;
}

function Asking({ round, wish, answer, onBack, onChange }: AskingProps) {
  const send = () => {
    if (wish.words.trim() === '' && wish.exchanges.length === 0)
      return onChange({ ...wish, tries: wish.tries + 1 });
    const exchanges = wish.exchanges.map(({ item, position, from, charm }) => ({
      item,
      position,
      seen: from,
      charm: charm._id,
    }));
    answer.mutate(
      { answer: 'change', round: round.number, wish: wish.words, marks: [...wish.marks], exchanges },
      { onSuccess: onBack },
    );
  };
  return (
    <div className="acts">
      <Button variant="ghost" size="lg" disabled={answer.isPending} onClick={onBack}>
        {copy.back}
      </Button>
      <Button size="lg" loading={answer.isPending} loadingLabel={copy.sending} onClick={send}>
        {copy.send}
      </Button>
    </div>
  );
}

function Rounds({ order, photos }: { order: Order; photos: OrderPhotos }) {
  const { rounds } = photos;
  const [chosen, setChosen] = useState(rounds.at(-1)?.number ?? 0);
  const round = rounds.find(({ number }) => number === chosen);
  if (round === undefined) return <p>{copy.none}</p>;
  const said = sentenceOf(photos);
  return (
    <div className="grid gap-4">
      {said && <p className="font-medium">{said}</p>}
      {rounds.length === 1 ? (
        <RoundView round={round} items={order.items} />
      ) : (
        <>
          <Tabs
            label={words.rounds}
            name="photo-rounds"
            items={rounds.map(({ number }) => ({ id: String(number), label: words.round(number) }))}
            value={String(chosen)}
            onChange={(id) => setChosen(Number(id))}
          />
          <TabPanel name="photo-rounds" id={String(chosen)}>
            <RoundView key={chosen} round={round} items={order.items} />
          </TabPanel>
        </>
      )}
    </div>
  );
}

/** The state of the photos in one sentence. */
function sentenceOf({ status, stage, rounds }: OrderPhotos): string | null {
  if (stage === 'approved') return copy.approved;
  if (status !== 'confirmed') return copy.closed;
  if (stage === 'sent') return copy.ask;
  if (stage === 'set_aside') return copy.setAside;
  const asked = rounds.filter(({ change }) => change !== null).length;
  const isDecided = (rounds.at(-1)?.decision ?? null) !== null;
  return needsDecision(asked) && !isDecided ? copy.deciding : copy.waiting;
}
