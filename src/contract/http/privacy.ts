import { z } from '../zod.ts';

/** DELETE /users/me. */
export const DeleteAccountBody = z.object({
  /** The current one, as proof. */
  password: z.string().max(200),
});
export type DeleteAccountBody = z.input<typeof DeleteAccountBody>;
