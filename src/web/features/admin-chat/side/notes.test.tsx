// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { chat } from '#web/entities/chat/core/test-shop.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { stubApi, type Answer, type ApiStub } from '../../../../../test-support/stub-api.ts';
import { buttonOf, eventually, fill, mount, press } from '../../../../../test-support/mount.ts';
import { copy } from '../copy.vi.ts';
import { Notes } from './Notes.tsx';

test('text typed while a note is being saved stays in the field', async () => {
  const added = Promise.withResolvers<Answer>();
  const answers: ApiStub = {
    'GET /chat/chat-1/notes': { data: [] },
    'POST /chat/chat-1/notes': added.promise,
  };
  stubApi(answers);
  await mount(
    <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
      <Notes chat={chat()} />
    </QueryClientProvider>,
  );
  const field = document.querySelector('textarea');
  await fill(field, 'Hỏi vòng cưới');
  await press(buttonOf(copy.side.addNote));
  await fill(field, 'Hỏi vòng cưới Cần trước tháng ba');
  const author = { _id: 'mai', name: 'Mai Anh' };
  const note = { _id: 'n1', author, content: 'Hỏi vòng cưới', createdAt: '2026-11-21T09:00:00Z' };
  answers['GET /chat/chat-1/notes'] = { data: [note] };
  added.resolve({ data: note });
  await eventually(() => expect(document.querySelector('li')?.textContent).toContain('Hỏi vòng cưới'));
  expect(field?.value).toBe('Cần trước tháng ba');
});
