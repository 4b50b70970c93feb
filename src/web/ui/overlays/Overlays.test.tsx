// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { eventually, mount } from '../../../../test-support/mount.ts';
import { confirm } from './confirm.ts';
import { Overlays } from './Overlays.tsx';
import './parts/ConfirmPart.tsx';

test('a question does not outlast its page: leaving it answers no', async () => {
  let goBack = (): unknown => undefined;
  function Page() {
    const navigate = useNavigate();
    goBack = () => navigate(-1);
    return <Overlays />;
  }
  await mount(
    <MemoryRouter initialEntries={['/garden', '/cart']}>
      <Page />
    </MemoryRouter>,
  );
  const answers: boolean[] = [];
  await act(async () => void confirm({ title: 'Xóa giỏ hàng?' }).then((yes) => answers.push(yes)));
  await eventually(() => expect(document.querySelector('[role="alertdialog"]')).not.toBeNull());
  expect(answers).toEqual([]);
  await act(async () => void (await goBack()));
  await eventually(() => expect(answers).toEqual([false]));
});
