import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Charm, CharmsPage } from '#contract/http/catalogue.ts';
import type { JointDesign, JointStepAnswer } from '#contract/http/joint-design.ts';
import type { CharmId, JointDesignId, UserId } from '#domain/kernel/ids.ts';
import { charmsById } from '#web/entities/ring/queries.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { randomUuid } from '#web/lib/random-key.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { personalKey } from '#web/lib/session/stored.ts';
import { onSocketConnect, useSocketEvent } from '#web/lib/socket.ts';
import { parseStored, tryStorage } from '#web/lib/storage/storage.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';
import { createSession, type JointSession, type Session, type Waiting } from './session.ts';

/** One session per design and page, for the logged-in user: card and dialog share it. */
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

/** Unsent steps in localStorage, re-read before each write because other tabs of the user write the same key. */
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

/** A joint design as seen by this page, kept up to date. */
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

/** Today's catalogue data of the charms on a joint design, beside it and in its steps. */
export function useCharmsOf({ told, ring, waiting }: Session): ReadonlyMap<CharmId, Charm> {
  const ids = useMemo(() => {
    const put = waiting.flatMap(({ act }) => (act.kind === 'put' ? [act.charm] : []));
    const stepped = (told?.steps ?? []).flatMap(({ slots }) => slots.flatMap(({ was, now }) => [was, now]));
    const beside = Object.keys(ring?.tray ?? {}) as CharmId[];
    const all = [...(ring?.slots ?? []), ...beside, ...put, ...stepped];
    return [...new Set(all.filter((charm) => charm !== null))].toSorted();
  }, [told, ring, waiting]);
  return useCharmsById(ids);
}

/** Charms by id. Those already loaded in a list are available at once, also offline. */
export function useCharmsById(ids: readonly CharmId[]): ReadonlyMap<CharmId, Charm> {
  const client = useQueryClient();
  const { data } = useQuery({
    ...charmsById(ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => {
    const listed = client.getQueriesData<Partial<CharmsPage>>({ queryKey: ['/charms'] });
    const seen = listed.flatMap(([, page]) => page?.charms ?? []).filter(({ _id }) => ids.includes(_id));
    return new Map([...seen, ...(data?.charms ?? [])].map((charm) => [charm._id, charm]));
  }, [client, data, ids]);
}
