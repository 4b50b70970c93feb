// What other rooms may ask of support.
export { openChatOf, post } from './messages/post.ts';
