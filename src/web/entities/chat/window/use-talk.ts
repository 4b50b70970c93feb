import { useState } from 'react';
import { hasContent } from '#domain/support/chat-input.ts';
import type { Contact } from '#domain/support/contact.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { restOf } from '#web/lib/text/rest-of.ts';
import { createStore, useStore } from '#web/ui/store.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { sendPictures, acceptPictures, type Picture } from '../composer/pictures.ts';
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
  /** Pictures that wait for the chat to be created. */
  const [unsent] = useState(() => createStore<readonly Picture[]>([]));
  const waiting = useStore(unsent).length;
  /** Texts still in the field that will be sent once the chat is created, in the order of writing. */
  const [queued] = useState(() => createStore<readonly string[]>([]));
  const rest = useStore(queued).reduce(restOf, text);
  const { room, beginning } = useRoom(support);

  async function withRoom(speak?: (room: ChatConnection) => void): Promise<boolean> {
    const there = await room();
    if (there === null) return false;
    const pictures = unsent.get();
    unsent.set([]);
    sendPictures(there, pictures);
    speak?.(there);
    return true;
  }

  /** Clears the field only once the message is queued in the chat; what was written meanwhile stays. */
  async function send(): Promise<void> {
    const words = queued.get().reduce(restOf, text);
    if (!hasContent(words)) return;
    queued.set([...queued.get(), words]);
    const sent = await withRoom((there) => there.send(words.trim()));
    queued.set(queued.get().slice(1));
    if (sent) clear(words);
  }

  return {
    text,
    setText,
    /** The chat is being created, and nothing was written since. */
    sending: beginning && !hasContent(rest),
    send: () => inBackground(send()),
    async sendImages(files: readonly File[]): Promise<void> {
      const pictures = await acceptPictures(files);
      if (pictures.length === 0) return;
      unsent.set([...unsent.get(), ...pictures]);
      await withRoom();
    },
    /** How many pictures could not be sent, because the chat could not be created. */
    unsentPictures: beginning ? 0 : waiting,
    sendPicturesAgain: () => inBackground(withRoom()),
    /** @returns whether it is queued */
    sendContact: (contact: Contact) => withRoom((there) => there.sendContact(contact)),
  };
}

/** The chat that is shown; created once if there is none, for all who wait for it. */
function useRoom(support: ChatClient) {
  const { chats } = support;
  const [creation] = useState(() => createStore<Promise<ChatConnection | null> | null>(null));
  const beginning = useStore(creation) !== null;

  async function create(): Promise<ChatConnection | null> {
    try {
      return support.room((await chats.open())._id);
    } catch (error) {
      toast({ type: 'error', title: copy.failures.create, message: inWords(error) });
      return null;
    } finally {
      creation.set(null);
    }
  }

  return {
    beginning,
    /** @returns null when it could not be created, which a toast has said */
    async room(): Promise<ChatConnection | null> {
      const chat = shownChat(chats.get());
      if (chat !== null) return support.room(chat._id);
      const underWay = creation.get();
      if (underWay !== null) return underWay;
      const created = create();
      creation.set(created);
      return created;
    },
  };
}
export type TalkState = ReturnType<typeof useTalk>;
