import { useMemo, useRef } from 'react';
import type { BraceletString, Charm, TyingMethod } from '#contract/http/catalogue.ts';
import type { JointDesign } from '#contract/http/joint-design.ts';
import { priceOf } from '#domain/design/complete.ts';
import type { JointDesign as Ring } from '#domain/design/joint-design.ts';
import { asId, type CharmId, type StringId, type TyingMethodId, type UserId } from '#domain/kernel/ids.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import type { Reader } from '#domain/support/chats.ts';
import type { Options } from '#web/entities/ring/options.ts';
import { socketConnected } from '#web/lib/socket.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { useStore } from '#web/ui/store.ts';
import { AcceptActs } from './AcceptActs.tsx';
import { CharmsToPut } from './CharmsToPut.tsx';
import { copy } from './copy.vi.ts';
import { JointDrag } from './JointDrag.tsx';
import { RingField } from './JointRing.tsx';
import { undoable, type JointSession, type Session } from './session.ts';
import { Steps } from './Steps.tsx';
import { useCursors, type Cursor, type Place } from './use-cursors.ts';
import { hintOf, useInteraction, type Interaction } from './use-interaction.ts';
import { useCharmsById } from './use-session.ts';
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

/** The open joint design: both sides place, move and remove charms; the customer accepts it when she likes it. */
export function JointDesignDialog({ onClose, ...props }: JointDesignProps & { onClose: () => void }) {
  const { session, state, told, ring, strings, ties, side } = props;
  const interaction = useInteraction(session, ring);
  const cursors = useCursors(told._id, interaction.place);
  const charms = useWithCarried(props.charms, [interaction.place, ...cursors]);
  const nameOf = (charm: CharmId) => charms.get(charm)?.name ?? copy.unknown;
  const stage = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      held={interaction.isDragging}
      // The ring is the main content, and a focused search field would scroll out of view.
      initialFocus={stage}
      title={copy.title(told.name)}
      width={920}
      footer={<AcceptActs session={session} told={told} waiting={state.waiting.length} side={side} />}
    >
      <Line cursors={cursors} waiting={state.waiting.length} />
      <JointDrag {...{ interaction, ring, charms, nameOf }}>
        <div className={styles.bench}>
          <div ref={stage} className={styles.stage} tabIndex={-1}>
            <RingField
              {...{ ring, charms, cursors, nameOf }}
              string={strings.find(ring.stringId)}
              tie={ties.find(ring.tyingMethodId)}
              chosen={interaction.at}
              onTap={interaction.tap}
              onTakeOff={interaction.takeOff}
            >
              <p className={styles.sum}>
                <span>{copy.price}</span>
                <b className="num">{formatVnd(sumOf(props))}</b>
              </p>
            </RingField>
            <p className={styles.hint} role="status">
              {hintOf(interaction, nameOf)}
            </p>
            <Tools
              interaction={interaction}
              onUndo={undoable(state, props.me) === null ? undefined : session.undo}
            />
          </div>
          <div className={styles.side}>
            <CharmsToPut tray={ring.tray} charms={charms} interaction={interaction} />
            <Parts {...props} />
            <Steps told={told} charms={charms} />
          </div>
        </div>
      </JointDrag>
    </Dialog>
  );
}

/** The charms of the ring, and those being dragged over it by either side. */
function useWithCarried(charms: ReadonlyMap<CharmId, Charm>, places: readonly Place[]) {
  const carried = places
    .flatMap(({ charm }) => charm ?? [])
    .toSorted()
    .join();
  const more = useCharmsById(useMemo(() => carried.split(',').filter(Boolean) as CharmId[], [carried]));
  return useMemo(() => new Map([...more, ...charms]), [more, charms]);
}

function Tools({ interaction, onUndo }: { interaction: Interaction; onUndo: (() => void) | undefined }) {
  const { at, charm, moving, toggleMoving, takeOff } = interaction;
  const none = at === null || charm === null;
  return (
    <div className={styles.tools}>
      <Button variant="paper" size="sm" aria-pressed={moving} disabled={none} onClick={toggleMoving}>
        {copy.move}
      </Button>
      <Button variant="paper" size="sm" disabled={none} onClick={() => at !== null && takeOff(at)}>
        {copy.take}
      </Button>
      <Button variant="paper" size="sm" icon="undo" disabled={onUndo === undefined} onClick={onUndo}>
        {copy.undo}
      </Button>
    </div>
  );
}

/** Selects for string and knot. */
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

/**
 * Who else is present; while offline, the number of unsent steps. Online, steps are sent at once, and announcing them would only
 * shift the layout.
 */
function Line({ cursors, waiting }: { cursors: readonly Cursor[]; waiting: number }) {
  const connected = useStore(socketConnected);
  const there = cursors.length === 0 ? copy.alone : copy.here(cursors.map(({ name }) => name).join(', '));
  return (
    <p className={styles.line} role="status">
      {connected ? there : copy.offline}
      {!connected && waiting > 0 && ` ${copy.waiting(waiting)}.`}
    </p>
  );
}
