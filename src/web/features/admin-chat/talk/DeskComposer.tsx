import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isComposing } from '#web/ui/is-composing.ts';
import { retryImport } from '#web/ui/retry-import.ts';
import type { CannedReply, Chat } from '#contract/http/chat.ts';
import type { User } from '#contract/http/identity.ts';
import { Composer } from '#web/entities/chat/composer/Composer.tsx';
import type { ChatConnection } from '#web/entities/chat/core/connection.ts';
import { tabMemory } from '#web/entities/chat/window/tab-memory.ts';
import { copy as chatCopy } from '#web/entities/chat/copy.vi.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { copy } from '../copy.vi.ts';
import { cannedQuery } from '../queries.ts';
import { filled, matchingReplies, nameOf, slashWord } from '../view.ts';
import { CannedEditor } from './CannedEditor.tsx';
import { CANNED_LIST, CannedMenu } from './CannedMenu.tsx';
import { CharmPicker } from './CharmPicker.tsx';
import './answers.module.css';
import * as talk from './talk.module.css';
import { classes } from '#web/ui/classes.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { inBackground } from '#web/ui/in-background.ts';

const StartJointDesign = lazy(() =>
  retryImport(() => import('#web/features/joint-design/StartJointDesign.tsx')),
);

interface DeskComposerProps {
  chat: Chat;
  room: ChatConnection;
  me: User;
  uploading: boolean;
  onImages: (files: readonly File[]) => void;
}

type Open = 'charms' | 'canned' | 'joint-design' | null;

/** The admin's composer: text, pictures, charms, and canned replies after a slash. */
export function DeskComposer({ chat, room, me, uploading, onImages }: DeskComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  // Unsent text is kept per chat.
  const [memory] = useState(() => tabMemory(me.id, `draft.${chat._id}`));
  const [text, setText] = useState(memory.read);
  const [open, setOpen] = useState<Open>(null);
  const write = (next: string) => {
    setText(next);
    memory.write(next);
  };
  const canned = useCanned(text, (reply) => write(filled(reply, nameOf(chat))));
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);

  const hint = hintOf(chat, me);
  if (chat.status === 'closed' || (chat.admin !== null && chat.admin._id !== me.id))
    return <p className={talk.noAnswer}>{hint}</p>;
  return (
    <div className={talk.deskComposer}>
      {hint && <p className={classes('hint', talk.hint)}>{hint}</p>}
      {canned.replies !== null && (
        <CannedMenu
          field={field}
          replies={canned.replies}
          none={canned.none}
          onRetry={canned.retry}
          at={canned.at}
          onChoose={canned.choose}
          onManage={() => setOpen('canned')}
        />
      )}
      <Composer
        field={field}
        text={text}
        onText={write}
        onSend={(words) => {
          room.send(words);
          write('');
        }}
        onImages={onImages}
        placeholder={chatCopy.composer.placeholder}
        uploading={uploading}
        onKeyDown={canned.press}
        onTyping={(isTyping) => (isTyping ? room.typing.keystroke() : room.typing.stop())}
        tools={
          <>
            <IconButton icon="flower" label={copy.charms.open} onClick={() => setOpen('charms')} />
            <IconButton icon="ring" label={chatCopy.jointDesign} onClick={() => setOpen('joint-design')} />
            <IconButton
              icon="chat"
              label={copy.canned.open}
              aria-expanded={canned.replies !== null}
              aria-controls={canned.replies === null ? undefined : CANNED_LIST}
              onClick={() => {
                write(canned.replies === null ? '/' : '');
                field.current?.focus();
              }}
            />
          </>
        }
      />
      {open === 'charms' && <CharmPicker room={room} onClose={() => setOpen(null)} />}
      {open === 'joint-design' && (
        <Suspense fallback={null}>
          <StartJointDesign room={room} chat={chat} side="admin" onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === 'canned' && <CannedEditor onClose={() => setOpen(null)} />}
    </div>
  );
}

/** Canned replies while the field contains only a slash word: arrows select, Enter and Tab insert, Escape dismisses. */
function useCanned(text: string, take: (reply: CannedReply) => void) {
  const { data, isError, refetch } = useQuery(cannedQuery());
  const [at, setAt] = useState(0);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const word = slashWord(text);
  const replies = word === null || dismissed === text ? null : matchingReplies(data ?? [], word);
  const last = (replies?.length ?? 0) - 1;
  const chosen = Math.max(0, Math.min(at, last));

  const choose = (reply: CannedReply) => {
    setAt(0);
    take(reply);
  };
  const press = (event: KeyboardEvent) => {
    if (replies === null || event.altKey || isComposing(event.nativeEvent)) return;
    const reply = replies[chosen];
    if (event.key === 'ArrowDown') setAt(chosen === last ? 0 : chosen + 1);
    else if (event.key === 'ArrowUp') setAt(chosen === 0 ? last : chosen - 1);
    else if (event.key === 'Escape') setDismissed(text);
    else if (reply && (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) choose(reply);
    else return;
    event.preventDefault();
  };
  const missing = isError ? copy.canned.notLoaded : uiCopy.loading;
  return {
    replies,
    none: data ? copy.canned.none : missing,
    retry: data === undefined && isError ? () => inBackground(refetch()) : undefined,
    at: chosen,
    choose,
    press,
  };
}

function hintOf({ status, admin }: Chat, me: User): string | null {
  if (status === 'closed') return copy.over;
  if (admin === null) return copy.pendingHint;
  return admin._id === me.id ? null : copy.lookOnly(admin.name);
}
