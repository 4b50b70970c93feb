// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError, createQueryClient } from '#web/lib/api.ts';
import { eventually, mount } from '../../../../test-support/mount.ts';
import { useStrings, useTyingMethods } from './options.ts';

type Offered = { list: readonly { name: string; price: number }[]; taken: { name: string } | null };

/** The options on offer, and what a design without a choice gets. */
const inWords = ({ list, taken }: Offered) =>
  `${list.map(({ name, price }) => `${name}: ${price}`).join()}; taken: ${taken?.name ?? 'none'}`;

function Strings() {
  const { list, failed, find } = useStrings();
  return failed && inWords({ list, taken: find(null) });
}
function TyingMethods() {
  const { list, failed, find } = useTyingMethods();
  return failed && inWords({ list, taken: find(null) });
}

/** spec §8, Builder: a fallback default item with price 0. */
test.each([
  ['strings', Strings, 'Dây của tiệm: 0; taken: Dây của tiệm'],
  // Optional: the fallback is offered but not taken.
  ['tying methods', TyingMethods, 'Nút của tiệm: 0; taken: none'],
])('%s that cannot be loaded: a fallback at price 0 is offered', async (_what, Options, offered) => {
  const refused = new ApiError(429, { code: 'RATE_LIMITED', message: '' });
  const { box } = await mount(
    <QueryClientProvider client={createQueryClient(() => Promise.reject(refused))}>
      <Options />
    </QueryClientProvider>,
  );
  await eventually(() => expect(box.textContent).toBe(offered));
});
