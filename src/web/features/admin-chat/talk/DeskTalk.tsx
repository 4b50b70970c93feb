import { lazy, useRef } from 'react';
import { retryImport } from '#web/ui/retry-import.ts';
import { flushSync } from 'react-dom';
import type { Chat } from '#contract/http/chat.ts';
import { copy as chatCopy } from '#web/entities/chat/copy.vi.ts';
import { useDrop } from '#web/entities/chat/composer/use-drop.ts';
import { sendPictures, acceptPictures } from '#web/entities/chat/composer/pictures.ts';
import type { ChatClient } from '#web/entities/chat/core/client.ts';
import { useSender, useThread } from '#web/entities/chat/core/use-chat.ts';
import { MessageList } from '#web/entities/chat/messages/MessageList.tsx';
import { socketConnected } from '#web/lib/socket.ts';
import { PHONE, useMedia } from '#web/lib/hooks/use-media.ts';
import { classes } from '#web/ui/classes.ts';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { useStore } from '#web/ui/store.ts';
import { copy } from '../copy.vi.ts';
import { CustomerSide } from '../side/CustomerSide.tsx';
import type { Desk } from '../use-desk.ts';
import { DeskComposer } from './DeskComposer.tsx';
import { TalkHead } from './TalkHead.tsx';
import * as talk from './talk.module.css';
import * as frame from '../../../entities/chat/window/window.module.css';

interface DeskTalkProps {
  chat: Chat;
  support: ChatClient;
  desk: Desk;
}

/** The decision on a transfer that a customer reported; loaded with the first such message. */
const PaymentCheck = lazy(() => retryImport(() => import('./PaymentCheck.tsx')));
const DesignCard = lazy(() => retryImport(() => import('#web/features/joint-design/JointDesignCard.tsx')));

/** A conversation in the admin's panel: header, messages, composer and customer details. */
export function DeskTalk({ chat, support, desk }: DeskTalkProps) {
  const room = support.room(chat._id);
  const thread = useThread(room);
  const me = useSender(support);
  const connected = useStore(socketConnected);
  const send = (files: readonly File[]) =>
    inBackground(acceptPictures(files).then((pictures) => sendPictures(room, pictures)));
  const drop = useDrop(send);
  const narrow = useMedia(PHONE);
  const sideButton = useRef<HTMLButtonElement>(null);
  const closeSide = () => {
    // On phones the button is rendered only after the side panel has closed.
    flushSync(() => desk.setSideShown(false));
    sideButton.current?.focus();
  };
  const mayWrite = chat.status !== 'closed' && (chat.admin === null || chat.admin._id === support.user.id);

  return (
    <>
      <section
        className={classes(talk.deskTalk, drop.over && mayWrite && classes(frame.over, talk.over))}
        aria-label={copy.withUser(chat.user.name || copy.unknownUser)}
        data-drop={chatCopy.composer.drop}
        {...(mayWrite ? drop.handlers : {})}
      >
        <TalkHead chat={chat} thread={thread} desk={desk} me={support.user} sideButton={sideButton} />
        {!connected && (
          <p className={frame.chatOffline} role="status">
            {chatCopy.offline}
          </p>
        )}
        <MessageList
          room={room}
          thread={thread}
          side="admin"
          PaymentCheck={PaymentCheck}
          DesignCard={DesignCard}
          me={me}
          covered={narrow && (desk.listShown || desk.sideShown)}
          empty={
            <Nothing
              waiting={!thread.fresh}
              failed={thread.failed}
              onRetry={() => inBackground(room.reload())}
            />
          }
          after={chat.status === 'closed' && <Over chat={chat} />}
        />
        <DeskComposer
          chat={chat}
          room={room}
          me={support.user}
          uploading={thread.outbox.some(({ state }) => state === 'uploading')}
          onImages={send}
        />
      </section>
      {desk.sideShown && <CustomerSide chat={chat} onClose={closeSide} />}
    </>
  );
}

function Nothing({ waiting, failed, onRetry }: { waiting: boolean; failed: boolean; onRetry: () => void }) {
  if (!waiting) return <p className={talk.quiet}>{copy.quiet}</p>;
  if (failed) return <FailedState className="m-auto" heading="h3" title={copy.failed} onRetry={onRetry} />;
  return <Spinner large label={copy.loading} className="m-auto" />;
}

function Over({ chat: { rating } }: { chat: Chat }) {
  return (
    <div className={talk.overNote}>
      <p>{copy.over}</p>
      {rating.stars === null && rating.asked && <p>{copy.ratingAsked}</p>}
      {rating.stars !== null && (
        <p className={classes('stars', talk.stars)}>
          <b>{copy.rated(rating.stars)}</b>
          {rating.comment && <q>{rating.comment}</q>}
        </p>
      )}
    </div>
  );
}
