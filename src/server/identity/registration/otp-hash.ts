import { createHmac, randomInt } from 'node:crypto';
import { OTP_LENGTH } from '#domain/identity/limits.ts';

export function newOtp(): string {
  return String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
}

/** How an OTP is stored: four digits are guessed in no time, so the hash needs the shop's key. */
export function otpHash(key: Uint8Array, email: string, otp: string): string {
  return createHmac('sha256', key).update(`otp:${email}:${otp}`).digest('base64url');
}
