// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { asId, type JointDesignId } from '#domain/kernel/ids.ts';
import { connectSocket } from '#web/lib/socket.ts';
import { line } from '../../../../test-support/live-line.ts';
import { mount } from '../../../../test-support/mount.ts';
import { useCursors } from './use-cursors.ts';

vi.mock('socket.io-client', () => import('../../../../test-support/live-line.ts'));

const id = asId<JointDesignId>('design');

function Bench() {
  return (
    <p>
      {useCursors(id, { slot: null, charm: null })
        .map(({ name }) => name)
        .join(', ')}
    </p>
  );
}

test('two participants whose positions arrive before the next rendering are both shown', async () => {
  await connectSocket();
  const { box } = await mount(<Bench />);
  await act(async () => {
    for (const userName of ['Mai', 'Lan'])
      line.says('joint_design_cursor', {
        jointDesignId: id,
        userId: asId(userName),
        userName,
        slot: null,
        charm: null,
        here: true,
      });
  });
  expect(box.textContent).toBe('Mai, Lan');
});
