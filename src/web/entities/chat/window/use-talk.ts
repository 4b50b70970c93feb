import { useState } from 'react';
import { toast } from '#web/ui/feedback/toast.ts';
import { restOf } from '#web/lib/text/rest-of.ts';
import { createStore, useStore } from '#web/ui/store.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { sendPictures, acceptPictures, type Picture } from '../composer/pictures.ts';
import type { Contact } from '#domain/support/contact.ts';
import { copy } from '../copy.vi.ts';
import { shownChat } from '../core/my-chats.ts';
import type { ChatConnection } from '../core/connection.ts';
import type { ChatClient } from '../core/client.ts';
import { tabMemory } from './tab-memory.ts';
import { inWords } from '../core/show-chat-error.ts';

/** Writing to the shop; the chat is created with the first message. */
export function useTalk(support: ChatClient) {
  const [memory] = useState(() => tabMemory(support.user.id, 'draft'));
  const [text, write] = useState(memory.read);
  const setText = (words: string) => {
    write(words);
    memory.write(words);
  };
  const clear = (written: string) =>
    write((now) => {
      const rest = restOf(now, written);
      memory.write(rest);
      return rest;
    });
  const [beginning, setBeginning] = useState(false);
  /** Pictures that wait for the chat to be created. */
  const [unsent] = useState(() => createStore<readonly Picture[]>([]));
  const waiting = useStore(unsent).length;
  const { chats } = support;

  function speakIn(room: ChatConnection, speak?: (room: ChatConnection) => void): void {
    const pictures = unsent.get();
    unsent.set([]);
    sendPictures(room, pictures);
    speak?.(room);
  }

  async function withRoom(speak?: (room: ChatConnection) => void): Promise<boolean> {
    const chat = shownChat(chats.get());
    if (chat !== null) {
      speakIn(support.room(chat._id), speak);
      return true;
    }
    setBeginning(true);
    try {
      speakIn(support.room((await chats.open())._id), speak);
      return true;
    } catch (error) {
      toast({ type: 'error', title: copy.failures.create, message: inWords(error) });
      return false;
    } finally {
      setBeginning(false);
    }
  }

  return {
    text,
    setText,
    beginning,
    /** Clears the field only once the message is queued; what was written meanwhile stays. */
    send: (words: string) =>
      inBackground(withRoom((room) => room.send(words)).then((said) => said && clear(text))),
    async sendImages(files: readonly File[]): Promise<void> {
      const pictures = await acceptPictures(files);
      if (pictures.length === 0) return;
      unsent.set([...unsent.get(), ...pictures]);
      await withRoom();
    },
    /** How many pictures could not be sent, because the chat could not be created. */
    unsentPictures: beginning ? 0 : waiting,
    sendPicturesAgain: () => inBackground(withRoom()),
    sendContact: (contact: Contact) => inBackground(withRoom((room) => room.sendContact(contact))),
  };
}
export type TalkState = ReturnType<typeof useTalk>;
