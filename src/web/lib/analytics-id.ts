import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';

/** The measurement id configured for the current render (`ANALYTICS_ID`); null when analytics is off. */
export const renderedAnalyticsId = createContext<string | null>(null);

/** The same value as React context, on the server and in the browser. */
export const AnalyticsId = createReactContext<string | null>(null);

/** Name of the `<meta>` tag through which the server passes the id to the browser: `<meta name="analytics-id">`. */
export const ANALYTICS_META = 'analytics-id';

export function readAnalyticsId(page: Pick<Document, 'querySelector'>): string | null {
  return page.querySelector<HTMLMetaElement>(`meta[name=${ANALYTICS_META}]`)?.content ?? null;
}
