/** Key in the tab's storage of the query that named a traffic source. */
export const VISIT_LINK = 'visit.link';
