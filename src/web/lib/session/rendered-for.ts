import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';
import type { User } from '#contract/http/identity.ts';

/** The customer for whom a page is rendered individually; null for public pages (decision 0048). */
export const renderedForContext = createContext<User | null>(null);

/** The same value as React context, on the server and in the browser. */
export const RenderedFor = createReactContext<User | null>(null);

/** Name of the `<meta>` tag through which the server passes the customer to the browser: `<meta name="rendered-for">`. */
export const RENDERED_FOR_META = 'rendered-for';

export function readRenderedFor(page: Pick<Document, 'querySelector'>): User | null {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name=${RENDERED_FOR_META}]`);
  return meta === null ? null : (JSON.parse(meta.content) as User);
}
