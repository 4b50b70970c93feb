import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';

/** The configured measurement id of one rendering (`ANALYTICS_ID`); null when nobody counts. */
export const renderedAnalyticsId = createContext<string | null>(null);

/** The same for the page itself, in server and browser. */
export const AnalyticsId = createReactContext<string | null>(null);

/** How the server hands it to the browser: `<meta name="analytics-id">`. */
export const ANALYTICS_META = 'analytics-id';

export function readAnalyticsId(page: Pick<Document, 'querySelector'>): string | null {
  return page.querySelector<HTMLMetaElement>(`meta[name=${ANALYTICS_META}]`)?.content ?? null;
}
