import { checkPhone, tidyPhone } from '../identity/address.ts';
import { ORDER_WORDS } from './copy.vi.ts';

/** A piece of a message: plain text, or a link. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  /** `path` is one of the shop's own pages, root-relative. */
  | { readonly kind: 'page'; readonly text: string; readonly path: string }
  /** `href` begins with `https://`; only in messages of staff. */
  | { readonly kind: 'site'; readonly text: string; readonly href: string }
  /** `href` begins with `tel:`. */
  | { readonly kind: 'phone'; readonly text: string; readonly href: string }
  /** `order` is its short number, eight hexadecimal digits in capitals. */
  | { readonly kind: 'order'; readonly text: string; readonly order: string };

type Options = {
  /** The shop's host as the page sees it, with its port. */
  readonly host: string;
  /** Whether staff or the shop wrote the message: links by customers only lead to pages of the shop. */
  readonly fromShop: boolean;
};

/** Paths of the shop's pages; API addresses do not count. */
const PAGES = /^\/(?:(?:garden|help|blog|cart|builder|orders?|profile|admin)\/?)?(?:$|[?#])/;

const URL_SIGNS = String.raw`https?:\/\/[^\s<>"']+`;
const OWN_PATH = String.raw`(?<![\p{L}\p{Nd}/.:_-])\/(?:garden|help|blog|cart|builder|orders?|profile)(?:\?[^\s<>"']*)?(?![\p{L}\p{Nd}/_-])`;
const PHONE = String.raw`(?<![\p{L}\p{Nd}.,+_-])(?:\+?84|0)(?:[ .-]?\d){8,10}(?![\p{L}\p{Nd}]|[.,]\d)`;
const ORDER = String.raw`(?:#|(?<![\p{L}\p{Nd}])(?:VC|${ORDER_WORDS}#?))[0-9A-F]{8}(?![\p{L}\p{Nd}])`;
const FOUND = new RegExp(`(${URL_SIGNS})|(${OWN_PATH})|(${PHONE})|(${ORDER})`, 'giu');
/** Trailing punctuation that is not part of an address. */
const SENTENCE_END = /[.,!?;:)'"…]+$/u;

/**
 * Splits a message into text and links: pages of the shop, phone numbers, orders, and, in messages of staff, any https address.
 * The concatenated pieces equal the original text.
 */
export function piecesOf(text: string, options: Options): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(FOUND)) {
    const [whole, url, path, phone, order] = match;
    const said = url === undefined ? whole : whole.replace(SENTENCE_END, '');
    const piece = url ? addressPiece(said, options) : path ? pagePiece(said) : linkOf(said, phone, order);
    if (piece === null) continue;
    if (match.index > from) pieces.push({ kind: 'text', text: text.slice(from, match.index) });
    pieces.push(piece);
    from = match.index + said.length;
  }
  if (from < text.length || pieces.length === 0) pieces.push({ kind: 'text', text: text.slice(from) });
  return pieces;
}

function linkOf(text: string, phone: string | undefined, order: string | undefined): Piece | null {
  if (order !== undefined) return { kind: 'order', text, order: order.slice(-8).toUpperCase() };
  const dialled = tidyPhone(phone ?? '').replace(/^84/, '0');
  return checkPhone(dialled) === null
    ? { kind: 'phone', text, href: `tel:${dialled.replace(/^0/, '+84')}` }
    : null;
}

/** Scheme, host with port, and the rest; an address with a user name or password does not match. */
const ADDRESS = /^(https?):\/\/([a-z0-9.-]+(?::\d+)?)(\/[^\\]*)?$/iu;

function addressPiece(text: string, { host, fromShop }: Options): Piece | null {
  const [, scheme = '', named = '', path = '/'] = ADDRESS.exec(text) ?? [];
  if (named === '') return null;
  if (named.toLowerCase() === host) return pagePiece(text, path);
  return fromShop && scheme === 'https' ? { kind: 'site', text, href: text } : null;
}

function pagePiece(text: string, path = text): Piece | null {
  return PAGES.test(path) ? { kind: 'page', text, path } : null;
}
