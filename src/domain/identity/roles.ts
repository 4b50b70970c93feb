/** Roles of signed-in people (spec §6); a guest has none. */
export const ROLES = ['customer', 'admin', 'shipper'] as const;
export type Role = (typeof ROLES)[number];

/** Genders a profile may hold (spec §3, User). */
export const GENDERS = ['male', 'female', 'other', 'prefer_not_to_say'] as const;
export type Gender = (typeof GENDERS)[number];

/** Why a session ended, as broadcast between the tabs of a browser (spec §3, Auth broadcast messages). */
const LOGOUT_REASONS = ['manual', 'idle', 'expired'] as const;
export type LogoutReason = (typeof LOGOUT_REASONS)[number];
