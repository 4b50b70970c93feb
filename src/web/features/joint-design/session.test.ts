import { expect, test } from 'vitest';
import type { JointDesign, JointStepAct } from '#contract/http/joint-design.ts';
import { changeBy, withChange } from '#domain/design/joint-design.ts';
import { asId, type CharmId, type JointDesignId, type UserId } from '#domain/kernel/ids.ts';
import { ApiError } from '#web/lib/api.ts';
import { createSession, undoable, type Waiting } from './session.ts';

const [rose, lily, bee] = ['rose', 'lily', 'bee'].map((id) => asId<CharmId>(id)) as [
  CharmId,
  CharmId,
  CharmId,
];
const [linh, mai] = ['linh', 'mai'].map((id) => asId<UserId>(id)) as [UserId, UserId];
const id = asId<JointDesignId>('joint');

/** The shop as far as a session knows it, and a line that can be cut on either way. */
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
  const line = { up: true, losesAnswers: false };
  const timers: (() => void)[] = [];
  const refused: unknown[] = [];
  let kept: readonly Waiting[] = [];
  let count = 0;
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
  const open = () =>
    createSession({
      id,
      me: linh,
      read: async () => {
        if (!line.up) throw cut();
        return told;
      },
      send: async (_id, step) => {
        if (!line.up) throw cut();
        const why = make(linh, step);
        if (line.losesAnswers) throw cut();
        return { refused: why, jointDesign: told };
      },
      kept: { read: () => [...kept], write: (waiting) => (kept = waiting) },
      newId: () => `step-${(count += 1)}`,
      after(_ms, then) {
        timers.push(then);
        return () => void timers.splice(timers.indexOf(then), 1);
      },
      onRefused: (error) => void refused.push(error),
    });
  const settled = () => new Promise((done) => setImmediate(done));
  return {
    line,
    refused,
    open,
    settled,
    hers: (act: JointStepAct) => make(mai, { _id: `mai-${(count += 1)}`, act }),
    told: () => told,
    async later() {
      for (const timer of timers.splice(0)) timer();
      await settled();
    },
  };
}
const put = (slot: number, charm: CharmId): JointStepAct => ({ kind: 'put', slot, charm });

test('what is done while the line is cut shows at once, waits, outlives a reload, and goes once', async () => {
  const { line, open, settled, later, hers, told } = scene();
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
  await later();
  expect(again.get().waiting).toEqual([]);
  expect(told().design).toMatchObject({ slots: [bee, bee, lily], tray: { rose: 3, lily: 1 } });
  expect(again.get().ring).toEqual(told().design);
});

test('an answer that was lost on its way back makes no second step', async () => {
  const { line, open, settled, later, told } = scene();
  const session = open();
  session.connected();
  await settled();
  line.losesAnswers = true;
  session.act({ kind: 'take', slot: 0, charm: rose });
  await settled();
  expect(session.get().waiting).toHaveLength(1);
  line.losesAnswers = false;
  await later();
  expect(told().version).toBe(1);
  expect(session.get()).toMatchObject({
    waiting: [],
    ring: { slots: [null, rose, rose], tray: { rose: 1 } },
  });
});

test('what somebody was faster with is told, and the page shows how it stands', async () => {
  const { open, settled, hers, refused } = scene();
  const session = open();
  session.connected();
  await settled();
  hers(put(0, lily));
  session.act({ kind: 'move', from: 0, to: 1, charm: rose });
  await settled();
  expect(refused).toEqual([null]);
  expect(session.get().ring?.slots).toEqual([lily, rose, rose]);
});

test('one takes back one’s own newest step, step by step, and never the other’s', async () => {
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
