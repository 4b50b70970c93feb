import { useStore, createStore } from '#web/ui/store.ts';
import type { Recommendations } from '#contract/http/advice.ts';
import { call } from '#web/lib/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inWords } from '#web/entities/chat/core/show-chat-error.ts';
import { copy } from './copy.vi.ts';

/** One wish and what came of it. */
export type Advice = {
  readonly id: number;
  readonly wish: string;
  readonly state: 'thinking' | 'done' | 'failed';
  readonly answer: Recommendations | null;
};

/** Outside React: an answer that takes its time arrives also while somebody talks to the staff. */
const asked = createStore<{ userId: string; all: readonly Advice[] }>({ userId: '', all: [] });
const NOTHING = asked.get();
let lastId = 0;

/** The wishes of this person since the page was opened. */
export function useAdvice(userId: string): readonly Advice[] {
  const { userId: whose, all } = useStore(asked);
  return whose === userId ? all : NOTHING.all;
}

export function askAdvice(userId: string, wish: string): void {
  lastId += 1;
  const before = asked.get();
  const all = before.userId === userId ? before.all : [];
  const id = lastId;
  asked.set({ userId, all: [...all, { id, wish, state: 'thinking', answer: null }] });
  void answer(id, wish);
}

export function askAgain({ id, wish }: Advice): void {
  change(id, { state: 'thinking' });
  void answer(id, wish);
}

async function answer(id: number, wish: string): Promise<void> {
  try {
    const body = { description: wish };
    const found = await call<Recommendations>('POST', '/chat/ai/recommendations', { body });
    change(id, { state: 'done', answer: found });
    toast({ type: 'success', ...copy.done });
  } catch (error) {
    change(id, { state: 'failed' });
    toast({ type: 'error', title: copy.failed, message: inWords(error) });
  }
}

function change(id: number, to: Partial<Advice>): void {
  const { userId, all } = asked.get();
  asked.set({ userId, all: all.map((advice) => (advice.id === id ? { ...advice, ...to } : advice)) });
}
