// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { buttonOf, mount, press } from '../../../../test-support/mount.ts';
import { useUnsent } from './use-unsent.ts';

const user = vi.hoisted(() => ({ id: 'linh' }));
vi.mock('../session/use-session.ts', () => ({ useUser: () => user }));

function Field() {
  const [value, set] = useUnsent<{ text: string }>('letter', ({ text }) => typeof text === 'string');
  return (
    <>
      <p>{value === null ? 'nothing' : value.text}</p>
      <button onClick={() => set({ text: 'thân gửi' })}>write</button>
      <button onClick={() => set(null)}>send</button>
    </>
  );
}

test('an unsent text is restored for its writer only, not once it is sent or invalid', async () => {
  const shown = async () => (await mount(<Field />)).box.querySelector('p')?.textContent;
  expect(await shown()).toBe('nothing');
  await press(buttonOf('write'));
  expect(await shown()).toBe('thân gửi');
  user.id = 'mai';
  expect(await shown()).toBe('nothing');
  user.id = 'linh';
  await mount(<Field />);
  for (const button of document.querySelectorAll('button'))
    if (button.textContent === 'send') await press(button);
  expect(await shown()).toBe('nothing');
  window.sessionStorage.setItem('mine:linh:unsent.letter', '{"text":7}');
  expect(await shown()).toBe('nothing');
});
