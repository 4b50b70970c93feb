// Public API of the domain, for other domains.
export { unansweredFor } from './chats/repository.ts';
export { openChatOf, post } from './messages/post.ts';
