/** The URL parameter for the thank-you dialog after a COD order: `/?don-hang=<id>` (decisions, Pages). */
export const ORDER = 'don-hang';
