import { expect, test } from 'vitest';
import type { JointDesign, JointStepAct } from '#contract/http/joint-design.ts';
import { changeBy, withChange } from '#domain/design/joint-design.ts';
import { asId, type CharmId, type JointDesignId, type UserId } from '#domain/kernel/ids.ts';
import { minutes, seconds } from '#domain/kernel/time.ts';
import { ApiError } from '#web/lib/api.ts';
import { createSession, undoable, type Waiting } from './session.ts';

const [rose, lily, bee] = ['rose', 'lily', 'bee'].map((id) => asId<CharmId>(id)) as [
  CharmId,
  CharmId,
  CharmId,
];
const [linh, mai] = ['linh', 'mai'].map((id) => asId<UserId>(id)) as [UserId, UserId];
const id = asId<JointDesignId>('joint');

/** A fake server, and a connection to each client that can be cut in either direction. */
function scene() {
  let told: JointDesign = {
    _id: id,
    chatId: asId('chat'),
    name: 'Vòng',
    design: { slots: [rose, rose, rose], tray: {}, wristSize: null, stringId: null, tyingMethodId: null },
    version: 0,
    steps: [],
    accepted: null,
  };
  const timers = new Set<{ at: number; work: () => void }>();
  const refused: unknown[] = [];
  let count = 0;
  let now = 0;
  const cut = () => new ApiError(0, { code: 'NETWORK', message: '' });

  function make(by: UserId, { _id, act }: Waiting) {
    if (told.steps.some((step) => step._id === _id)) return null;
    const change = act.kind === 'undo' ? null : changeBy(told.design, act);
    const next = change?.ok ? withChange(told.design, change.value) : null;
    if (!change?.ok || !next?.ok) return 'moved_on' as const;
    const version = told.version + 1;
    const step = { _id, seq: version, by: { _id: by, name: by }, act, undone: false, createdAt: '' };
    const slots = [...next.value.slots];
    told = {
      ...told,
      version,
      design: { ...next.value, slots },
      steps: [...told.steps, { ...step, slots: [...change.value.slots] }],
    };
    return null;
  }
  const settled = () => new Promise((done) => setImmediate(done));

  /** A user's browser, with storage that survives a reload. */
  function browser(me: UserId) {
    const line = { up: true, losesAnswers: false, isLoggedOut: false };
    let kept: readonly Waiting[] = [];
    const open = () =>
      createSession({
        id,
        me,
        read: async () => {
          if (!line.up) throw cut();
          return told;
        },
        send: async (_id, step) => {
          if (!line.up) throw cut();
          if (line.isLoggedOut) throw new ApiError(401, { code: 'SESSION_EXPIRED', message: '' });
          const why = make(me, step);
          if (line.losesAnswers) throw cut();
          return { refused: why, jointDesign: told };
        },
        kept: {
          read: () => [...kept],
          add: (step) => (kept = [...kept, step]),
          remove: (gone) => (kept = kept.filter(({ _id }) => _id !== gone)),
        },
        newId: () => `step-${(count += 1)}`,
        after(ms, work) {
          const timer = { at: now + ms, work };
          timers.add(timer);
          return () => void timers.delete(timer);
        },
        onRefused: (why) => void refused.push(why),
        onFailed: (error) => void refused.push(error),
      });
    return { line, open, kept: () => kept };
  }
  return {
    ...browser(linh),
    browser,
    refused,
    settled,
    hers: (act: JointStepAct) => make(mai, { _id: `mai-${(count += 1)}`, act }),
    told: () => told,
    timers: () => timers.size,
    /** Advances the fake clock and runs due timers. */
    async passes(ms: number) {
      for (const until = now + ms; now < until; now += seconds(1)) {
        for (const timer of [...timers].filter(({ at }) => at <= now)) {
          timers.delete(timer);
          timer.work();
        }
        await settled();
      }
    },
  };
}
const put = (slot: number, charm: CharmId): JointStepAct => ({ kind: 'put', slot, charm });

test('steps made offline show at once, survive a reload and are sent once after reconnecting', async () => {
  const { line, open, settled, passes, hers, told } = scene();
  const session = open();
  session.connected();
  await settled();
  line.up = false;
  session.act(put(0, bee));
  session.act(put(1, bee));
  await settled();
  expect(session.get().ring?.slots).toEqual([bee, bee, rose]);
  hers(put(0, lily));
  hers(put(2, lily));
  session.close();

  line.up = true;
  const again = open();
  expect(again.get().waiting).toHaveLength(2);
  again.connected();
  await settled();
  await passes(seconds(5));
  expect(again.get().waiting).toEqual([]);
  expect(told().design).toMatchObject({ slots: [bee, bee, lily], tray: { rose: 3, lily: 1 } });
  expect(again.get().ring).toEqual(told().design);
});

test('a step whose response was lost is applied once', async () => {
  const { line, open, settled, passes, told } = scene();
  const session = open();
  session.connected();
  await settled();
  line.losesAnswers = true;
  session.act({ kind: 'take', slot: 0, charm: rose });
  await settled();
  expect(session.get().waiting).toHaveLength(1);
  line.losesAnswers = false;
  await passes(seconds(5));
  expect(told().version).toBe(1);
  expect(session.get()).toMatchObject({
    waiting: [],
    ring: { slots: [null, rose, rose], tray: { rose: 1 } },
  });
});

test('a step refused with 401 is sent again and applied once the session is valid', async () => {
  const { line, open, settled, passes, told } = scene();
  const session = open();
  session.connected();
  await settled();
  line.isLoggedOut = true;
  session.act(put(0, bee));
  await settled();
  line.isLoggedOut = false;
  await passes(seconds(5));
  expect(told().version).toBe(1);
  expect(session.get().waiting).toEqual([]);
});

test('a step that conflicts with an earlier one is reported, and the server’s state is shown', async () => {
  const { open, settled, hers, refused } = scene();
  const session = open();
  session.connected();
  await settled();
  hers(put(0, lily));
  session.act({ kind: 'move', from: 0, to: 1, charm: rose });
  await settled();
  expect(refused).toEqual(['moved_on']);
  expect(session.get().ring?.slots).toEqual([lily, rose, rose]);
});

test('undo takes back one’s own newest step, one after the other, never the other side’s', async () => {
  const { open, settled, hers, line } = scene();
  const session = open();
  session.connected();
  await settled();
  expect(undoable(session.get(), linh)).toBeNull();
  session.act(put(0, bee));
  await settled();
  hers(put(1, lily));
  await session.reload();
  line.up = false;
  session.act(put(2, bee));
  const [waiting] = session.get().waiting;
  expect(undoable(session.get(), linh)).toBe(waiting?._id);
  session.undo();
  expect(session.get().waiting.at(-1)?.act).toEqual({ kind: 'undo', step: waiting?._id });
  expect(undoable(session.get(), linh)).toBe(session.get().told?.steps[0]?._id);
});

test('both sides edit offline for five minutes: after reconnecting no step is lost', async () => {
  const { browser, settled, passes, told, refused } = scene();
  const sides = [browser(linh), browser(mai)];
  const sessions = sides.map(({ open }) => open());
  for (const session of sessions) session.connected();
  await settled();
  for (const { line } of sides) line.up = false;
  const [hers, his] = sessions as [(typeof sessions)[0], (typeof sessions)[0]];
  for (let minute = 0; minute < 5; minute += 1) {
    hers.act(put(minute % 3, bee));
    his.act(put((minute + 1) % 3, lily));
    await passes(minutes(1));
  }
  expect(told().version).toBe(0);
  expect(sessions.map((session) => session.get().waiting.length)).toEqual([5, 5]);
  // The sides reconnect one after the other.
  for (const { line } of sides) {
    line.up = true;
    await passes(seconds(4));
  }
  for (const session of sessions) {
    await session.reload();
    expect(session.get()).toMatchObject({ waiting: [], ring: told().design });
  }
  expect(refused).toEqual([]);
  const { slots, tray } = told().design;
  const count = (charm: CharmId) => slots.filter((hung) => hung === charm).length + (tray[charm] ?? 0);
  expect(count(rose)).toBe(3);
  expect(told().steps.map(({ by }) => by._id)).toEqual([...Array(5).fill(linh), ...Array(5).fill(mai)]);
  expect(sides.map(({ kept }) => kept())).toEqual([[], []]);
});

test('after closing at logout no step is sent or stored', async () => {
  const { line, open, settled, passes, told, timers, kept } = scene();
  const session = open();
  session.connected();
  await settled();
  line.up = false;
  session.act(put(0, bee));
  await settled();
  const before = kept();
  session.close();
  line.up = true;
  session.act(put(1, bee));
  session.connected();
  await passes(minutes(1));
  expect([told().version, timers()]).toEqual([0, 0]);
  expect(kept()).toEqual(before);
});
