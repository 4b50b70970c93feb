import { afterEach, expect, test, vi } from 'vitest';
import { expectOtp, findPendingOtp, forgetPendingOtp } from './pending-otp.ts';

afterEach(() => vi.unstubAllGlobals());

test('in a browser that refuses storage, a registration awaits its code all the same', () => {
  vi.stubGlobal('window', {
    get sessionStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(findPendingOtp(null)).toBeNull();
  const pending = expectOtp('linh@vuoncharm.example');
  expect(findPendingOtp(null)).toEqual(pending);
  expect(findPendingOtp({ email: 'mai@vuoncharm.example' })).toMatchObject({
    email: 'mai@vuoncharm.example',
  });
  forgetPendingOtp();
  expect(findPendingOtp(null)).toBeNull();
});
