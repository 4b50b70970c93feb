import type { Chat, ChatHistory } from '#contract/http/chat.ts';
import type { ChatMessage } from '#contract/socket.ts';
import type { TestShop, Visitor } from './app.ts';

/** Signs in the two sides of a chat. */
export const chatSides = (site: TestShop) => ({
  customer: (name = 'Khánh Linh') => site.signIn({ name }),
  admin: (name = 'Mai Anh') => site.signIn({ name, role: 'admin' }),
});

/** The customer's open chat; opened if there is none. */
export async function chatOf(who: Visitor): Promise<Chat> {
  return (await who.post<Chat>('/api/chat', { sessionId: 's', userAgent: 'test' })).data;
}

/** @param clientId the client-generated id under which a page would retry */
export const say = (who: Visitor, chat: { _id: string }, content: string, clientId?: string) =>
  who.post<ChatMessage>(`/api/chat/${chat._id}/messages`, {
    content,
    ...(clientId && { metadata: { clientId } }),
  });

/** A chat with its newest messages, or those selected by `query`. */
export const readChat = (who: Visitor, chat: { _id: string }, query = '') =>
  who.get<ChatHistory>(`/api/chat/${chat._id}${query}`);

export const contents = ({ data }: { data: ChatHistory }) => data.messages.map(({ content }) => content);
