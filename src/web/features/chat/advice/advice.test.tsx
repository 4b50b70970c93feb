// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import { answerCalls, toasts, type Answers } from '../../../../../test-support/answered-calls.ts';
import { eventually, mount, press } from '../../../../../test-support/mount.ts';
import { askAdvice } from './advice.ts';
import AdvicePanel from './AdvicePanel.tsx';

/** spec §8, Chat: AI. */
test('a wish that could not be answered is told and asked again; an answer is told too', async () => {
  const answers: Answers = { 'POST /chat/ai/recommendations': { refused: 'RATE_LIMITED' } };
  const asked = answerCalls(answers);
  const { box } = await mount(
    <MemoryRouter>
      <AdvicePanel userId="linh" />
    </MemoryRouter>,
  );
  await act(async () => askAdvice('linh', 'vòng tặng mẹ'));
  await eventually(() => expect(box.textContent).toContain('Không thể tạo gợi ý từ AI'));
  expect(toasts()).toEqual([['error', 'Không thể tạo gợi ý từ AI', ERRORS.RATE_LIMITED.message]]);

  const data = { message: 'Mẹ hợp hoa sen.', understood: true, recommendedCharms: [] };
  answers['POST /chat/ai/recommendations'] = { data };
  await press(box.querySelector('.not-sent button'));
  await eventually(() => expect(box.textContent).toContain('Mẹ hợp hoa sen.'));
  expect(toasts().at(-1)).toEqual(['success', 'AI đã tạo gợi ý cho bạn!', undefined]);
  expect(asked).toHaveLength(2);
});
