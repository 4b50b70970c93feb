import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect } from 'vitest';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { eventually, mount, press } from './mount.ts';
import { stubApi, type ApiStub } from './stub-api.ts';

interface FailedPart {
  /** what says that it did not load */
  failed: string;
  /** the read that fails */
  path: keyof ApiStub;
  /** what it answers when it is read again */
  data: unknown;
  /** the answers of other reads */
  others?: ApiStub;
}

/**
 * Mounts a part of a page, one of whose reads answers 500, and expects one line that says so, whose retry loads it.
 * @returns the containing element, the part loaded
 */
export async function loadsByRetry(part: ReactNode, { failed, path, data, others }: FailedPart) {
  const answers: ApiStub = { ...others, [path]: { bare: 500 } };
  stubApi(answers);
  const queries = createQueryClient((asked) => call('GET', asked));
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  const { box } = await mount(
    <MemoryRouter>
      <QueryClientProvider client={queries}>{part}</QueryClientProvider>
    </MemoryRouter>,
  );
  const said = () => [...box.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
  await eventually(() => expect(said()).toEqual([expect.stringContaining(failed)]));
  answers[path] = { data };
  await press(
    [...box.querySelectorAll('[role=alert] button')].find((button) =>
      button.textContent.startsWith(uiCopy.retry),
    ),
  );
  await eventually(() => expect(said()).toEqual([]));
  return box;
}
