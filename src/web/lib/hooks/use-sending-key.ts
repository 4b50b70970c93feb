import { useRef } from 'react';
import { randomKey } from '../random-key.ts';

/** Idempotency keys of one form: the same content again, because the answer was lost, has the same key. */
export function useSendingKey() {
  const last = useRef<{ content: string; key: string } | null>(null);
  return {
    keyOf(content: string): string {
      if (last.current?.content !== content) last.current = { content, key: randomKey() };
      return last.current.key;
    },
    /** It was answered, or given up: the same content is a new wish. */
    forget(): void {
      last.current = null;
    },
  };
}

export type SendingKey = ReturnType<typeof useSendingKey>;
