import { lazy, Suspense, useId, useRef, useState } from 'react';
import { retryImport } from '#web/ui/retry-import.ts';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import { TabPanel, Tabs } from '#web/ui/actions/Tabs.tsx';
import { useDrop } from '#web/entities/chat/composer/use-drop.ts';
import { copy } from '../copy.vi.ts';
import { copy as chatCopy } from '#web/entities/chat/copy.vi.ts';
import { shownChat } from '#web/entities/chat/core/my-chats.ts';
import type { ChatClient } from '#web/entities/chat/core/client.ts';
import { useMyChats } from '#web/entities/chat/core/use-chat.ts';
import { askToNotify } from '#web/entities/chat/launcher/notify.ts';
import { soundIsOn, turnSound } from '#web/entities/chat/launcher/sound.ts';
import { Talk } from './Talk.tsx';
import { tabMemory } from '#web/entities/chat/window/tab-memory.ts';
import { useChatWindow } from '#web/entities/chat/window/use-chat-window.ts';
import { useTalk } from '#web/entities/chat/window/use-talk.ts';
import { CHAT_WINDOW } from '#web/entities/chat/window/window-id.ts';
import { inBackground } from '#web/ui/in-background.ts';
import * as frame from '../../../entities/chat/window/window.module.css';

const AdvicePanel = lazy(() => retryImport(() => import('../advice/AdvicePanel.tsx')));

type Tab = 'admin' | 'ai';
const TABS = [
  { id: 'admin', label: copy.tabs.admin },
  { id: 'ai', label: copy.tabs.ai },
] as const;

/** The customer's chat window: staff chat in one tab, AI suggestions in the other (spec §2). */
export default function CustomerWindow({ support, onClose }: { support: ChatClient; onClose: () => void }) {
  const [memory] = useState(() => tabMemory(support.user.id, 'tab'));
  const [tab, show] = useState<Tab>(memory.read() === 'ai' ? 'ai' : 'admin');
  const setTab = (next: Tab) => {
    show(next);
    memory.write(next);
  };
  const box = useRef<HTMLDivElement>(null);
  const title = useId();
  const talk = useTalk(support);
  const drop = useDrop((files) => inBackground(talk.sendImages(files)));
  useChatWindow(box, onClose);

  return (
    <div
      ref={box}
      id={CHAT_WINDOW}
      role="dialog"
      aria-labelledby={title}
      className={classes(frame.chatWindow, drop.over && tab === 'admin' && frame.over)}
      data-drop={chatCopy.composer.drop}
      {...(tab === 'admin' ? drop.handlers : {})}
    >
      <Head support={support} titleId={title} tab={tab} onClose={onClose} />
      <Tabs<Tab>
        className={frame.chatTabs}
        label={copy.tabs.label}
        name="chat"
        items={TABS}
        value={tab}
        onChange={setTab}
      />
      <TabPanel name="chat" id={tab} className={frame.chatPanel}>
        {tab === 'admin' ? (
          <Talk support={support} talk={talk} />
        ) : (
          <Suspense fallback={<Spinner large className="m-auto" />}>
            <AdvicePanel userId={support.user.id} onStaff={() => setTab('admin')} />
          </Suspense>
        )}
      </TabPanel>
    </div>
  );
}

interface HeadProps {
  support: ChatClient;
  titleId: string;
  tab: Tab;
  onClose: () => void;
}

function Head({ support, titleId, tab, onClose }: HeadProps) {
  const chat = shownChat(useMyChats(support));
  const [sound, setSound] = useState(() => soundIsOn(support.user.id));
  const turn = () => {
    turnSound(support.user.id, !sound);
    if (!sound) askToNotify();
    setSound(!sound);
  };
  const answering = chat?.admin ? copy.withAdmin(chat.admin.name || copy.adminFallback) : copy.ready;
  return (
    <header className={frame.chatHead}>
      <span className={frame.face}>
        <img src="/brand/mascot.webp" alt="" width={58} height={65} />
      </span>
      <div>
        <h2 id={titleId}>{copy.title}</h2>
        <p>{tab === 'ai' ? copy.advice : answering}</p>
      </div>
      <IconButton icon={sound ? 'bell' : 'bell-off'} label={copy.sound} aria-pressed={sound} onClick={turn} />
      <IconButton icon="chevron-down" label={copy.minimise} data-close="" onClick={onClose} />
    </header>
  );
}
