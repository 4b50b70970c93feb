// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Chat } from '#contract/http/chat.ts';
import type { User } from '#contract/http/identity.ts';
import type { ChatConnection } from '#web/entities/chat/core/connection.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import '#web/ui/overlays/parts/DialogPart.tsx';
import { stubApi, type ApiStub } from '../../../../../test-support/stub-api.ts';
import { buttonOf, eventually, fill, mount, press } from '../../../../../test-support/mount.ts';
import { copy } from '../copy.vi.ts';
import { CannedEditor } from './CannedEditor.tsx';
import { DeskComposer } from './DeskComposer.tsx';

const PATH = 'GET /chat/admin/canned-replies';
const REPLY = { data: [{ _id: '1', shortcut: 'chao', content: 'Tiệm chào bạn' }] };
const ME = { id: 'hanh' } as User;
const CHAT = {
  _id: 'c',
  status: 'active',
  admin: { _id: 'hanh' },
  user: { name: 'Lê Thu Hà' },
} as unknown as Chat;
const ROOM = { typing: { keystroke: () => undefined, stop: () => undefined } } as unknown as ChatConnection;

test.each<[string, () => React.ReactNode]>([
  [
    'above the message',
    () => <DeskComposer chat={CHAT} room={ROOM} me={ME} uploading={false} onImages={() => undefined} />,
  ],
  ['in their editor', () => <CannedEditor onClose={() => undefined} />],
])(
  'canned replies %s that fail to load are not said to be none, and load by retry',
  async (_where, render) => {
    const answers: ApiStub = { [PATH]: { bare: 404 } };
    stubApi(answers);
    const queries = createQueryClient((path) => call('GET', path));
    await mount(<QueryClientProvider client={queries}>{render()}</QueryClientProvider>);
    const words = () => document.body.textContent;
    await fill(document.querySelector('textarea'), '/');
    await eventually(() => expect(words()).toContain(copy.canned.notLoaded));
    expect(words()).not.toContain(copy.canned.none);
    answers[PATH] = REPLY;
    await press(buttonOf(uiCopy.retry));
    await eventually(() => expect(words()).toContain(REPLY.data[0]!.content));
  },
);
