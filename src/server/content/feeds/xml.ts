import { escapeHtml } from '#server/platform/mail/html.ts';

/** Characters that XML 1.0 cannot represent. */
// eslint-disable-next-line no-control-regex
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Escapes text for an element or an attribute. */
const xmlText = (text: string): string => escapeHtml(text.replaceAll(NOT_IN_XML, ''));

/** `<name>text</name>`, the text escaped. */
export const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;
