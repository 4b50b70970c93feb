// Public API of the domain, for other domains.
export { openChatOf, post } from './messages/post.ts';
