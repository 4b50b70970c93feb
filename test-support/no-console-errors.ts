import { afterEach, beforeEach, expect, vi } from 'vitest';

// An unexpected console error fails the test. A test that expects one replaces the spy.
beforeEach(() => {
  const errors = vi.spyOn(console, 'error');
  return () => errors.mockRestore();
});

afterEach(() => {
  if (vi.isMockFunction(console.error)) expect(console.error).not.toHaveBeenCalled();
});
