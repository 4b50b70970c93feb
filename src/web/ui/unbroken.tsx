import type { ReactNode } from 'react';
import { RANGE } from '#domain/kernel/ranges.ts';

/**
 * A text whose ranges stay on one line where it has room for them: browsers break after the dash of `3–4`. The characters stay as they
 * are, for search and copying.
 */
export const unbroken = (text: string): ReactNode =>
  text.split(RANGE).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="inline-block">
        {part}
      </span>
    ),
  );
