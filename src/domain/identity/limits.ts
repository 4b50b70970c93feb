import { days, hours, minutes, seconds } from '../kernel/time.ts';

// Durations in milliseconds, lengths in characters (spec §9; decisions, Identity).

/** Maximum characters of one staff note about a customer. */
export const CUSTOMER_NOTE_MAX = 1_000;
export const NAME_MIN = 2;
export const NAME_MAX = 50;
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 6;
/** Argon2 reads the whole password: an upper bound keeps a login cheap. */
export const PASSWORD_MAX = 128;

export const OTP_LENGTH = 4;
export const OTP_LIFETIME = minutes(5);
export const OTP_RESEND_COOLDOWN = seconds(30);
export const OTP_MAX_TRIES = 5;

export const RESET_LINK_LIFETIME = minutes(15);

export const ACCESS_LIFETIME = minutes(15);
export const REFRESH_LIFETIME_REMEMBERED = days(30);
export const REFRESH_LIFETIME_SESSION = hours(24);
/** Absolute limit of a session, however often it is renewed. */
export const SESSION_LIFETIME_MAX = days(90);
/** How long a typed password or a passkey unlocks sensitive actions (decision 0046). */
export const PROOF_LIFETIME = minutes(10);
/** For tabs that refresh concurrently: a rotated token is still accepted this long. */
export const REFRESH_GRACE = seconds(10);

/** The page renews the access token this long before it expires. */
export const REFRESH_AHEAD = seconds(30);
export const BACKGROUND_REFRESH_EVERY = minutes(10);
export const BACKGROUND_REFRESH_GIVE_UP = minutes(30);
export const IDLE_LIMIT = minutes(30);

/** Tabs ignore repeats of the same broadcast for this long (spec §9, Broadcast debounce). */
export const BROADCAST_DEBOUNCE = { logout: seconds(1), login: seconds(0.5), refresh: seconds(2) } as const;

export const PHONE_MIN = 10;
export const PHONE_MAX = 11;
export const ADDRESS_MIN = 10;
export const ADDRESS_MAX = 200;
export const CITY_MIN = 2;
export const CITY_MAX = 60;
/** The longest ward name today has 27 characters. */
export const WARD_MAX = 60;
export const POSTAL_CODE_MAX = 10;
/** Addresses per profile. */
export const ADDRESSES_MAX = 10;

export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
/** JPG, PNG, GIF only (spec §5, Profile). */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const;
