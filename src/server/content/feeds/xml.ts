import { escapeHtml } from '#server/platform/mail/html.ts';

/** What XML 1.0 has no way to say. */
// eslint-disable-next-line no-control-regex
const UNSAYABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Text as it may stand in an element or an attribute. */
export const xmlText = (text: string): string => escapeHtml(text.replaceAll(UNSAYABLE, ''));

/** `<name>text</name>`, the text escaped. */
export const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;
