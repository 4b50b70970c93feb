import { createHmac, randomInt } from 'node:crypto';
import { OTP_LENGTH } from '#domain/identity/limits.ts';

export function newOtp(): string {
  return String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
}

/** The stored form of an OTP: four digits are guessed instantly, so the hash is keyed with the shop's secret. */
export function otpHash(key: Uint8Array, email: string, otp: string): string {
  return createHmac('sha256', key).update(`otp:${email}:${otp}`).digest('base64url');
}
