import { sql } from 'drizzle-orm';

/** `UNCONFIRMED_STATUSES` as literals, which an index predicate requires. */
export const UNCONFIRMED = sql`status IN ('pending', 'pending_payment', 'waiting_confirmation', 'waiting_for_admin_confirmation')`;

/** `fold` in SQL, applied to street and city; keeps only letters and digits. */
export const ADDRESS_KEY = sql`regexp_replace(replace(regexp_replace(normalize(lower((shipping_address ->> 'addressLine1') || (shipping_address ->> 'city')), NFD), '[\u0300-\u036f]', '', 'g'), '\u0111', 'd'), '[^a-z0-9]+', '', 'g')`;
