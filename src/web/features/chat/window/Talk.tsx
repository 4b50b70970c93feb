import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Chat } from '#contract/http/chat.ts';
import type { ChatMessage } from '#contract/socket.ts';
import { socketConnected } from '#web/lib/socket.ts';
import { retryImport } from '#web/ui/retry-import.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import { useStore } from '#web/ui/store.ts';
import { Composer } from '#web/entities/chat/composer/Composer.tsx';
import { copy } from '../copy.vi.ts';
import { copy as chatCopy } from '#web/entities/chat/copy.vi.ts';
import { sideOf } from '#web/entities/chat/core/thread.ts';
import { shownChat, type MyChats } from '#web/entities/chat/core/my-chats.ts';
import type { ChatClient } from '#web/entities/chat/core/client.ts';
import { useMyChats, useSender, useThread, useUploading } from '#web/entities/chat/core/use-chat.ts';
import { MessageList } from '#web/entities/chat/messages/MessageList.tsx';
import { Rating } from './Rating.tsx';
import { ReplyTime } from './ReplyTime.tsx';
import type { TalkState } from '#web/entities/chat/window/use-talk.ts';
import { inBackground } from '#web/ui/in-background.ts';
import * as styles from './talk.module.css';
import * as list from '../../../entities/chat/messages/messages.module.css';
import * as frame from '../../../entities/chat/window/window.module.css';

const DesignCard = lazy(() => retryImport(() => import('#web/features/joint-design/JointDesignCard.tsx')));
const StartJointDesign = lazy(() =>
  retryImport(() => import('#web/features/joint-design/StartJointDesign.tsx')),
);

interface TalkProps {
  support: ChatClient;
  talk: TalkState;
}

/** The customer's conversation with the staff: messages and composer. */
export function Talk({ support, talk }: TalkProps) {
  const state = useMyChats(support);
  const chat = shownChat(state);
  return (
    <>
      {chat === null ? (
        <NoChat support={support} state={state} />
      ) : (
        <Conversation key={chat._id} support={support} chat={chat} />
      )}
      <UnsentPictures talk={talk} />
      <Writing support={support} talk={talk} chat={chat} />
    </>
  );
}

function NoChat({ support, state }: Pick<TalkProps, 'support'> & { state: MyChats }) {
  return (
    <div className={list.msgsFrame}>
      {state.failed ? (
        <FailedState
          className="m-auto"
          title={chatCopy.failures.list}
          heading="h3"
          onRetry={() => inBackground(support.chats.load())}
        />
      ) : state.loaded ? (
        <Welcome />
      ) : (
        <Spinner large label={chatCopy.list.loading} className="m-auto" />
      )}
    </div>
  );
}

function Conversation({ support, chat }: Pick<TalkProps, 'support'> & { chat: Chat }) {
  const room = support.room(chat._id);
  const thread = useThread(room);
  const connected = useStore(socketConnected);
  const me = useSender(support);
  return (
    <>
      {!connected && (
        <p className={frame.chatOffline} role="status">
          {chatCopy.offline}
        </p>
      )}
      <MessageList
        room={room}
        thread={thread}
        side="customer"
        DesignCard={DesignCard}
        me={me}
        empty={
          <Nothing
            waiting={!thread.fresh}
            failed={thread.failed}
            onRetry={() => inBackground(room.reload())}
          />
        }
        before={<Earlier support={support} chat={chat} />}
        after={<After support={support} chat={chat} asked={thread.messages.some(isHers)} />}
      />
    </>
  );
}

/** The same field whichever chat shows: her first message makes one, and one to a closed chat opens another, while she writes on. */
function Writing({ support, talk, chat }: TalkProps & { chat: Chat | null }) {
  const room = chat && support.room(chat._id);
  const uploading = useUploading(room);
  const [starting, setStarting] = useState(false);
  return (
    <>
      <Composer
        text={talk.text}
        onText={talk.setText}
        onSend={talk.send}
        onImages={(files) => inBackground(talk.sendImages(files))}
        placeholder={chat ? chatCopy.composer.placeholder : chatCopy.composer.start}
        sending={talk.sending}
        uploading={uploading}
        contact={contactFor(support, talk)}
        onTyping={(isTyping) => (isTyping ? room?.typing.keystroke() : room?.typing.stop())}
        tools={
          room && <IconButton icon="ring" label={chatCopy.jointDesign} onClick={() => setStarting(true)} />
        }
      />
      {starting && room && chat && (
        <Suspense fallback={null}>
          <StartJointDesign room={room} chat={chat} side="customer" onClose={() => setStarting(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The pictures chosen for a chat that could not be created: one press sends them, and so does the next message. */
function UnsentPictures({ talk: { unsentPictures, sendPicturesAgain } }: { talk: TalkState }) {
  if (unsentPictures === 0) return null;
  const { unsentTitle, unsent } = chatCopy.composer;
  return (
    <ErrorBanner className="mx-3 mb-3" title={unsentTitle} onRetry={sendPicturesAgain}>
      {unsent(unsentPictures)}
    </ErrorBanner>
  );
}

/** Contact details from the profile; the newest address is the last one. */
function contactFor({ user }: ChatClient, talk: TalkState) {
  const phone = user.addresses.at(-1)?.phone ?? '';
  return { known: { phone, email: user.email }, onSend: talk.sendContact };
}

function Nothing({ waiting, failed, onRetry }: { waiting: boolean; failed: boolean; onRetry: () => void }) {
  if (!waiting) return <Welcome />;
  if (failed) {
    return <FailedState className="m-auto" title={chatCopy.failures.load} heading="h3" onRetry={onRetry} />;
  }
  return <Spinner large label={chatCopy.list.loading} className="m-auto" />;
}

function Welcome(): ReactNode {
  return (
    <div className={styles.chatWelcome}>
      <img src="/brand/mascot-waving.webp" alt="" width={116} height={130} />
      <h3>{copy.welcome.title}</h3>
      <p>{copy.welcome.text}</p>
      <ReplyTime />
    </div>
  );
}

/** Button that opens the previous chat, if there is one. */
function Earlier({ support, chat }: { support: ChatClient; chat: Chat }) {
  const { chats } = useMyChats(support);
  const before = chats[chats.findIndex(({ _id }) => _id === chat._id) + 1];
  if (before === undefined) return null;
  return (
    <p className={styles.chatEarlier}>
      <Button variant="ghost" size="sm" onClick={() => support.chats.show(before._id)}>
        {copy.closed.earlier}
      </Button>
    </p>
  );
}

/** Below the last message: that the chat is closed, or, while it is unassigned, the expected reply time. */
function After({ support, chat, asked }: { support: ChatClient; chat: Chat; asked: boolean }) {
  if (chat.status === 'closed') return <Closed support={support} chat={chat} />;
  if (chat.status !== 'pending' || !asked) return null;
  return (
    <div className={styles.replyTime}>
      <ReplyTime quietAtNight />
    </div>
  );
}

const isHers = (message: ChatMessage) => sideOf(message) === 'customer';

function Closed({ support, chat }: { support: ChatClient; chat: Chat }) {
  const isNewest = useMyChats(support).chats[0]?._id === chat._id;
  return (
    <div className={styles.chatClosed}>
      <p>{copy.closed.text}</p>
      {chat.rating.asked && <Rating support={support} chat={chat} />}
      {!isNewest && (
        <Button variant="sec" size="sm" onClick={() => support.chats.show(null)}>
          {copy.closed.newest}
        </Button>
      )}
    </div>
  );
}
