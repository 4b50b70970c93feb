import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Charm } from '#contract/http/catalogue.ts';
import type { JointDesign, JointStepAnswer } from '#contract/http/joint-design.ts';
import type { CharmId, JointDesignId, UserId } from '#domain/kernel/ids.ts';
import { seconds } from '#domain/kernel/time.ts';
import { charmsById } from '#web/features/builder/queries.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { randomUuid } from '#web/lib/random-key.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { personalKey } from '#web/lib/session/stored.ts';
import { askSocket, onSocketConnect, useSocketEvent } from '#web/lib/socket.ts';
import { parseStored, tryStorage } from '#web/lib/storage/storage.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import { createSession, type JointSession, type Session, type Waiting } from './session.ts';

/** One session a design and page, for whoever is logged in: the card and the open design show the same. */
const open = new Map<string, JointSession>();

function sessionOf(id: JointDesignId, me: UserId): JointSession {
  const key = personalKey(me, `joint-design.${id}`);
  const known = open.get(key);
  if (known) return known;
  const made = createSession({
    id,
    me,
    read: () => call<JointDesign>('GET', `/joint-designs/${id}`),
    send: (_id, step) => call<JointStepAnswer>('POST', `/joint-designs/${id}/steps`, { body: step }),
    kept: keptAt(key),
    newId: randomUuid,
    after(ms, then) {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    onRefused: (why) => toast({ type: 'info', ...(why === 'full' ? copy.full : copy.refused) }),
    onFailed: (error) => showError(error),
  });
  open.set(key, made);
  const session = browserSession();
  const unwatch = session.subscribe(() => {
    if (session.state().user?.id === me) return;
    unwatch();
    made.close();
    open.delete(key);
  });
  return made;
}

/** What waits, under a key that other tabs of the same person write too. */
function keptAt(key: string) {
  const read = (): Waiting[] => {
    const value = parseStored(tryStorage(() => localStorage.getItem(key)));
    return Array.isArray(value) ? (value as Waiting[]) : [];
  };
  const write = (waiting: readonly Waiting[]) =>
    tryStorage(() =>
      waiting.length === 0
        ? localStorage.removeItem(key)
        : localStorage.setItem(key, JSON.stringify(waiting)),
    );
  return {
    read,
    add: (step: Waiting) => write([...read(), step]),
    remove: (_id: string) => write(read().filter((step) => step._id !== _id)),
  };
}

/** A joint design as this page sees it, kept up to date. */
export function useJointDesign(id: JointDesignId, me: UserId): { session: JointSession; state: Session } {
  const session = sessionOf(id, me);
  const state = useSyncExternalStore(session.subscribe, session.get, session.get);
  useEffect(() => {
    session.connected();
    return onSocketConnect(() => session.connected());
  }, [session]);
  useSocketEvent('joint_design_changed', ({ jointDesignId, version }) => {
    if (jointDesignId === id) session.changed(version);
  });
  return { session, state };
}

/** The charms on a joint design, beside it and in its steps, as the shop sells them today. */
export function useCharmsOf({ told, ring, waiting }: Session): ReadonlyMap<CharmId, Charm> {
  const ids = useMemo(() => {
    const put = waiting.flatMap(({ act }) => (act.kind === 'put' ? [act.charm] : []));
    const stepped = (told?.steps ?? []).flatMap(({ slots }) => slots.flatMap(({ was, now }) => [was, now]));
    const beside = Object.keys(ring?.tray ?? {}) as CharmId[];
    const all = [...(ring?.slots ?? []), ...beside, ...put, ...stepped];
    return [...new Set(all.filter((charm) => charm !== null))].toSorted();
  }, [told, ring, waiting]);
  const { data } = useQuery({
    ...charmsById(ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => new Map((data?.charms ?? []).map((charm) => [charm._id, charm])), [data]);
}

/** Somebody of the other side who looks at it, with her hand at a slot or beside the ring. */
export type Hand = { readonly id: UserId; readonly name: string; readonly slot: number | null };

const TELL_EVERY = seconds(10);
const GONE_AFTER = seconds(25);

/** Tells the others where one's hand is. Without a line nobody sees it, and nothing is lost. */
function tellHand(jointDesignId: JointDesignId, slot: number | null, here: boolean): void {
  inBackground(
    askSocket('joint_design_hand', { jointDesignId, slot, here }).then(
      () => undefined,
      () => undefined,
    ),
  );
}

/** Whose hands are on it; one's own, at `slot`, is shown to the others. */
export function useHands(id: JointDesignId, slot: number | null): readonly Hand[] {
  const [hands, setHands] = useState<readonly (Hand & { at: number })[]>([]);
  useSocketEvent('joint_design_hand', ({ jointDesignId, userId, userName, slot: at, here }) => {
    if (jointDesignId !== id) return;
    if (here && !hands.some((hand) => hand.id === userId)) tellHand(id, slot, true);
    const others = hands.filter((hand) => hand.id !== userId);
    setHands(here ? [...others, { id: userId, name: userName, slot: at, at: Date.now() }] : others);
  });
  useEffect(() => {
    tellHand(id, slot, true);
    const timer = setInterval(() => {
      tellHand(id, slot, true);
      setHands((known) => known.filter(({ at }) => Date.now() - at < GONE_AFTER));
    }, TELL_EVERY);
    const stop = onSocketConnect(() => tellHand(id, slot, true));
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [id, slot]);
  useEffect(() => () => tellHand(id, null, false), [id]);
  return hands;
}
