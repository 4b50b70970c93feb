import { sql } from 'drizzle-orm';

/** `UNCONFIRMED_STATUSES`, as an index needs it: written out. */
export const UNCONFIRMED = sql`status IN ('pending', 'pending_payment', 'waiting_confirmation', 'waiting_for_admin_confirmation')`;

/** `fold` in SQL, of the street and the city, without what is between letters and digits. */
export const ADDRESS_KEY = sql`regexp_replace(replace(regexp_replace(normalize(lower((shipping_address ->> 'addressLine1') || (shipping_address ->> 'city')), NFD), '[\u0300-\u036f]', '', 'g'), '\u0111', 'd'), '[^a-z0-9]+', '', 'g')`;
