import { afterEach, beforeEach, expect, vi } from 'vitest';

// An unexpected error on the console is a failure that nobody asserted. A test that expects one replaces the spy.
beforeEach(() => {
  const errors = vi.spyOn(console, 'error');
  return () => errors.mockRestore();
});

afterEach(() => {
  if (vi.isMockFunction(console.error)) expect(console.error).not.toHaveBeenCalled();
});
