/** Who a signed-in person is to the shop (spec §6). A guest has no role. */
export const ROLES = ['customer', 'admin', 'shipper'] as const;
export type Role = (typeof ROLES)[number];

/** What a profile may say (spec §3, User). */
export const GENDERS = ['male', 'female', 'other', 'prefer_not_to_say'] as const;
export type Gender = (typeof GENDERS)[number];

/** Why a session ended, as the tabs of a browser tell each other (spec §3, Auth broadcast messages). */
export const LOGOUT_REASONS = ['manual', 'idle', 'expired'] as const;
export type LogoutReason = (typeof LOGOUT_REASONS)[number];
