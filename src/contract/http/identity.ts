import {
  checkAddressLine1,
  checkAddressLine2,
  checkCity,
  checkFullName,
  checkPhone,
  checkPostalCode,
  checkWard,
  checkCountry,
  DEFAULT_COUNTRY,
  tidyCity,
  tidyPhone,
} from '#domain/identity/address.ts';
import {
  checkConfirm,
  checkEmail,
  checkForgotEmail,
  checkLoginPassword,
  checkName,
  checkNewPassword,
  checkOtp,
  checkPassword,
  tidyEmail,
} from '#domain/identity/checks.ts';
import { checkNotCommon } from '#domain/identity/common-passwords.ts';
import { addressCopy, identityCopy } from '#domain/identity/copy.vi.ts';
import {
  ADDRESSES_MAX,
  ADDRESS_MAX,
  ADDRESS_MIN,
  CITY_MAX,
  CITY_MIN,
  EMAIL_MAX,
  NAME_MAX,
  NAME_MIN,
  OTP_LENGTH,
  PASSWORD_MAX,
  PASSWORD_MIN,
  POSTAL_CODE_MAX,
  WARD_MAX,
} from '#domain/identity/limits.ts';
import { GENDERS, ROLES } from '#domain/identity/roles.ts';
import { firstOf, type Issue } from '#domain/kernel/issue.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { composed } from '#domain/kernel/text-rules.ts';
import { dataOf, Done } from '../envelope.ts';
import { idOf, line, PictureUrl, plainLine, Time } from '../fields.ts';
import { z } from '../zod.ts';

// The type of a body is what the page sends (z.input); that of an entity or response is what it reads (z.infer).

export const Email = line(checkEmail, { maxLength: EMAIL_MAX }, tidyEmail);
const ForgotEmail = line(checkForgotEmail, { maxLength: EMAIL_MAX }, tidyEmail);
const PersonName = line(checkName, { minLength: NAME_MIN, maxLength: NAME_MAX });
const Password = line(
  firstOf(checkPassword, checkNotCommon),
  { minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX },
  composed,
);
const NewPassword = line(
  firstOf(checkNewPassword, checkNotCommon),
  { minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX },
  composed,
);
/** Secret of a reset link, opaque; a wrong one is refused like an expired one. */
const ResetToken = z
  .string({ error: identityCopy.resetLinkInvalid })
  .min(1)
  .max(200)
  .overwrite((text) => text.replace(/[^\w-]/g, '-'));

// ---- Users ----

/** A shipping address as it is sent (spec §3, Shipping address). */
export const ShippingAddress = z.object({
  fullName: line(checkFullName, { minLength: NAME_MIN, maxLength: NAME_MAX }),
  phone: line(checkPhone, { examples: ['0912345678'] }, tidyPhone),
  addressLine1: line(checkAddressLine1, { minLength: ADDRESS_MIN, maxLength: ADDRESS_MAX }),
  addressLine2: line(checkAddressLine2, { maxLength: ADDRESS_MAX }).optional(),
  city: line(checkCity, { minLength: CITY_MIN, maxLength: CITY_MAX }, tidyCity),
  /** Phường, xã or đặc khu; it must lie in `city`. */
  ward: line(checkWard, { maxLength: WARD_MAX }).optional(),
  postalCode: line(checkPostalCode, { maxLength: POSTAL_CODE_MAX }).optional(),
  country: line(checkCountry, { examples: [DEFAULT_COUNTRY] }).default(DEFAULT_COUNTRY),
});
export type ShippingAddress = z.input<typeof ShippingAddress>;

/** An address of a profile. */
export const SavedAddress = ShippingAddress.extend({
  label: plainLine(addressCopy.label, 40).optional(),
  isDefault: z.boolean().default(false),
});
export type SavedAddress = z.input<typeof SavedAddress>;

/** An address as it is read back, without validation: rules may have changed since it was stored. */
export const AddressView = z.object({
  fullName: z.string(),
  phone: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string().optional(),
  city: z.string(),
  ward: z.string().optional(),
  postalCode: z.string().optional(),
  country: z.string(),
});
export type AddressView = z.infer<typeof AddressView>;

export const User = z.object({
  _id: idOf<UserId>(),
  id: idOf<UserId>(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  avatar: PictureUrl.nullable(),
  gender: z.enum(GENDERS).nullable(),
  addresses: z.array(AddressView.extend({ label: z.string().optional(), isDefault: z.boolean() })),
});
export type User = z.infer<typeof User>;

// ---- Sessions: POST /auth/verify-otp, /auth/login, /auth/refresh ----

/** The signed-in user, and when the access token expires, so that the page renews it 30 s ahead. */
export const Session = z.object({ user: User, accessTokenExpiresAt: Time });
export type Session = z.infer<typeof Session>;
export const SessionReply = dataOf(Session);

/** POST /auth/login. `remember` keeps the session for 30 days instead of 24 hours. */
export const LoginBody = z.object({
  email: Email,
  password: line(checkLoginPassword, { maxLength: PASSWORD_MAX }, composed),
  remember: z.boolean().default(false),
  /** For staff without their passkey at hand: PASSKEY_NEEDED when missing, RECOVERY_CODE_WRONG when wrong. */
  recoveryCode: z.string().max(40).optional(),
});
export type LoginBody = z.input<typeof LoginBody>;

// ---- Registration ----

/** POST /auth/register. */
export const RegisterBody = z.object({ name: PersonName, email: Email, password: Password });
export type RegisterBody = z.input<typeof RegisterBody>;

/** The mail server keeps codes and links waiting at present, anybody's. */
const IsLate = z.boolean();

/** POST /auth/register and /auth/resend-otp: identical whether the e-mail is known or not. */
export const OtpSent = z.object({
  email: z.string(),
  expiresAt: Time,
  /** From when another code can be requested. */
  resendAt: Time,
  isLate: IsLate,
});
export type OtpSent = z.infer<typeof OtpSent>;
export const OtpSentReply = dataOf(OtpSent);

/** POST /auth/verify-otp. */
export const VerifyOtpBody = z.object({
  email: Email,
  otp: line(checkOtp, { minLength: OTP_LENGTH, maxLength: OTP_LENGTH, examples: ['4821'] }),
});
export type VerifyOtpBody = z.input<typeof VerifyOtpBody>;

/** POST /auth/resend-otp. */
export const ResendOtpBody = z.object({ email: Email });
export type ResendOtpBody = z.input<typeof ResendOtpBody>;

// ---- Forgotten passwords ----

/** POST /auth/forgot-password: responds `LinkSent`, whether the e-mail exists or not. */
export const ForgotPasswordBody = z.object({ email: ForgotEmail });
export type ForgotPasswordBody = z.input<typeof ForgotPasswordBody>;

export const LinkSent = Done.extend({ isLate: IsLate });
export type LinkSent = z.infer<typeof LinkSent>;
export const LinkSentReply = dataOf(LinkSent);

/** POST /auth/validate-reset-token: `Done`, or RESET_LINK_INVALID. */
export const ValidateResetTokenBody = z.object({ email: ForgotEmail, token: ResetToken });
export type ValidateResetTokenBody = z.input<typeof ValidateResetTokenBody>;

/** POST /auth/reset-password: `Done`, or RESET_LINK_INVALID. */
export const ResetPasswordBody = z
  .object({
    email: ForgotEmail,
    token: ResetToken,
    newPassword: NewPassword,
    confirmPassword: z.string({ error: identityCopy.confirmMissing }).overwrite(composed),
  })
  .superRefine((body, context) => {
    report(checkConfirm(body.newPassword, body.confirmPassword), ['confirmPassword'], context);
  });
export type ResetPasswordBody = z.input<typeof ResetPasswordBody>;

// ---- The profile ----

/** GET /users/me. */
export const Me = User.extend({ accessTokenExpiresAt: Time });
export type Me = z.infer<typeof Me>;
export const MeReply = dataOf(Me);

/** PUT /users/me/profile: absent fields stay; null removes avatar or gender. */
export const UpdateProfileBody = z.object({
  name: PersonName.optional(),
  email: Email.optional(),
  password: NewPassword.optional(),
  /** Confirms her identity; required for a new password or e-mail. */
  currentPassword: z.string().max(PASSWORD_MAX).overwrite(composed).optional(),
  avatar: PictureUrl.nullable().optional(),
  /** Former name of `avatar`, used when that is absent (spec §3, User). */
  profile_image: PictureUrl.nullable().optional(),
  gender: z.enum(GENDERS, { error: identityCopy.genderInvalid }).nullable().optional(),
  addresses: z.array(SavedAddress).max(ADDRESSES_MAX).optional(),
});
export type UpdateProfileBody = z.input<typeof UpdateProfileBody>;

/** PUT /users/me/profile. */
export const UserReply = dataOf(User);

/** GET /users/me/email-change: the new address awaiting its code; null without one. */
export const EmailChangeReply = dataOf(OtpSent.nullable());

/** POST /users/me/email-change/verify: the code from the mail to the new address. */
export const ConfirmEmailBody = z.object({ otp: VerifyOtpBody.shape.otp });
export type ConfirmEmailBody = z.input<typeof ConfirmEmailBody>;

/** GET /users/shippers, for admins: users to whom a shipment can be assigned. */
export const Shipper = z.object({
  _id: idOf<UserId>(),
  id: idOf<UserId>(),
  name: z.string(),
  email: z.string(),
});
export type Shipper = z.infer<typeof Shipper>;
export const ShippersReply = dataOf(z.array(Shipper));

/** Response of a picture upload (multipart, field `image`). */
export const UploadedImage = z.object({ url: PictureUrl });
export type UploadedImage = z.infer<typeof UploadedImage>;
export const UploadedImageReply = dataOf(UploadedImage);

function report(found: Issue | null, path: string[], context: z.RefinementCtx): void {
  if (found) context.addIssue({ code: 'custom', path, message: found.message, params: { code: found.code } });
}
