/** The query that brings a customer home after a COD order: `/?don-hang=<id>` (decisions, Pages). */
export const ORDER = 'don-hang';
