import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';
import type { User } from '#contract/http/identity.ts';

/** The customer for whom alone a page is being rendered; null for everybody's (decision 0048). */
export const renderedForHer = createContext<User | null>(null);

/** The same for the page itself, in server and browser. */
export const RenderedFor = createReactContext<User | null>(null);

/** How the server hands her to the browser: `<meta name="rendered-for">`. */
export const RENDERED_FOR_META = 'rendered-for';

export function readRenderedFor(page: Pick<Document, 'querySelector'>): User | null {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name=${RENDERED_FOR_META}]`);
  return meta === null ? null : (JSON.parse(meta.content) as User);
}
