import { useState } from 'react';
import type { BraceletString, Charm, TyingMethod } from '#contract/http/catalogue.ts';
import type { JointDesign } from '#contract/http/joint-design.ts';
import { priceOf } from '#domain/design/complete.ts';
import type { JointDesign as Ring } from '#domain/design/joint-design.ts';
import { asId, type CharmId, type StringId, type TyingMethodId, type UserId } from '#domain/kernel/ids.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import type { Reader } from '#domain/support/chats.ts';
import type { Options } from '#web/features/builder/choices/options.ts';
import { socketConnected } from '#web/lib/socket.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { useStore } from '#web/ui/store.ts';
import { AcceptActs } from './AcceptActs.tsx';
import { CharmsToPut } from './CharmsToPut.tsx';
import { copy } from './copy.vi.ts';
import { RingField } from './JointRing.tsx';
import { undoable, type JointSession, type Session } from './session.ts';
import { Steps } from './Steps.tsx';
import { useHands } from './use-session.ts';
import * as styles from './joint-design.module.css';

export interface JointDesignProps {
  session: JointSession;
  state: Session;
  told: JointDesign;
  ring: Ring;
  charms: ReadonlyMap<CharmId, Charm>;
  strings: Options<BraceletString>;
  ties: Options<TyingMethod>;
  side: Reader;
  me: UserId;
}

/** The bracelet open: both sides put, move and take off; she takes it over when she likes it. */
export function JointDesignDialog({ onClose, ...props }: JointDesignProps & { onClose: () => void }) {
  const { session, state, told, ring, charms, strings, ties, side } = props;
  const hand = useHand(session, ring);
  const hands = useHands(told._id, hand.at);
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.title(told.name)}
      width={920}
      footer={<AcceptActs told={told} waiting={state.waiting.length} side={side} />}
    >
      <Line hands={hands} waiting={state.waiting.length} />
      <div className={styles.bench}>
        <div className={styles.stage}>
          <RingField
            {...{ ring, charms, hands }}
            string={strings.find(ring.stringId)}
            tie={ties.find(ring.tyingMethodId)}
            chosen={hand.at}
            onTap={hand.tap}
            onTake={hand.take}
          >
            <p className={styles.sum}>
              <span>{copy.price}</span>
              <b className="num">{formatVnd(sumOf(props))}</b>
            </p>
          </RingField>
          <p className={styles.hint} role="status">
            {hand.hint}
          </p>
          <Tools hand={hand} onUndo={undoable(state, props.me) === null ? undefined : session.undo} />
        </div>
        <div className={styles.side}>
          <CharmsToPut
            tray={ring.tray}
            charms={charms}
            slot={hand.at}
            onPut={(charm) => hand.at !== null && session.act({ kind: 'put', slot: hand.at, charm })}
          />
          <Parts {...props} />
          <Steps told={told} charms={charms} />
        </div>
      </div>
    </Dialog>
  );
}

/** The slot that one has chosen, and what is done to it. */
function useHand(session: JointSession, ring: Ring) {
  const [at, setAt] = useState<number | null>(null);
  const [moving, setMoving] = useState(false);
  const charm = at === null ? null : (ring.slots[at] ?? null);
  return {
    at,
    charm,
    moving,
    hint: at === null ? copy.hints.choose : moving ? copy.hints.moving : copy.hints.chosen(at),
    toggleMoving: () => setMoving(!moving),
    /** Chooses a slot, lets it go again, or brings what is being moved there. */
    tap(slot: number): void {
      if (moving && at !== null && charm !== null && slot !== at)
        session.act({ kind: 'move', from: at, to: slot, charm });
      setAt(moving || slot !== at ? slot : null);
      setMoving(false);
    },
    take(slot: number): void {
      const hung = ring.slots[slot];
      if (hung) session.act({ kind: 'take', slot, charm: hung });
    },
  };
}
type OwnHand = ReturnType<typeof useHand>;

function Tools({ hand, onUndo }: { hand: OwnHand; onUndo: (() => void) | undefined }) {
  const { at, charm, moving, toggleMoving, take } = hand;
  const none = at === null || charm === null;
  return (
    <div className={styles.tools}>
      <Button variant="paper" size="sm" aria-pressed={moving} disabled={none} onClick={toggleMoving}>
        {copy.move}
      </Button>
      <Button variant="paper" size="sm" disabled={none} onClick={() => at !== null && take(at)}>
        {copy.take}
      </Button>
      <Button variant="paper" size="sm" icon="undo" disabled={onUndo === undefined} onClick={onUndo}>
        {copy.undo}
      </Button>
    </div>
  );
}

/** Cord and knot. */
function Parts({ session, ring, strings, ties }: JointDesignProps) {
  return (
    <>
      <Select
        label={copy.string}
        value={ring.stringId ?? ''}
        {...(ring.stringId === null && { placeholder: copy.noString })}
        options={strings.list.map(({ _id, name }) => ({ value: _id, label: name }))}
        onChange={({ target: { value } }) =>
          value && session.act({ kind: 'string', string: asId<StringId>(value) })
        }
      />
      <Select
        label={copy.tie}
        value={ring.tyingMethodId ?? ''}
        placeholder={copy.noTie}
        options={ties.list.map(({ _id, name }) => ({ value: _id, label: name }))}
        onChange={({ target: { value } }) =>
          session.act({ kind: 'tie', tie: value ? asId<TyingMethodId>(value) : null })
        }
      />
    </>
  );
}

function sumOf({ ring, charms, strings, ties }: JointDesignProps) {
  const hung = ring.slots.flatMap((id) => (id === null ? [] : (charms.get(id) ?? [])));
  return priceOf({
    charms: hung,
    string: strings.find(ring.stringId),
    tyingMethod: ties.find(ring.tyingMethodId),
  }).price;
}

/** Who else is there, and what has not gone yet. */
function Line({ hands, waiting }: { hands: ReturnType<typeof useHands>; waiting: number }) {
  const connected = useStore(socketConnected);
  const there = hands.length === 0 ? copy.alone : copy.here(hands.map(({ name }) => name).join(', '));
  return (
    <p className={styles.line} role="status">
      {connected ? there : copy.offline}
      {waiting > 0 && ` ${copy.waiting(waiting)}.`}
    </p>
  );
}
