// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { useSelection, type Selection } from '#web/ui/list/use-selection.ts';
import { stubApi, toasts, type Answer } from '../../../../../../test-support/stub-api.ts';
import { buttonOf, eventually, mount, press } from '../../../../../../test-support/mount.ts';
import { copy } from './copy.vi.ts';
import { SheetBar } from './SheetBar.tsx';

function Bar({ onSelection }: { onSelection: (selection: Selection) => void }) {
  const selection = useSelection(['dao', 'sen'], { most: 9, tooMany: '' });
  useEffect(() => onSelection(selection));
  return <SheetBar selection={selection} categories={[]} hidden reason="" onReason={() => undefined} />;
}

test('a charm selected during a bulk action stays selected', async () => {
  const shown = Promise.withResolvers<Answer>();
  stubApi({ 'POST /charms/bulk': shown.promise });
  const shownTo: Selection[] = [];
  const selection = () => shownTo.at(-1)!;
  await mount(
    <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
      <Bar onSelection={(next) => void shownTo.push(next)} />
    </QueryClientProvider>,
  );
  await act(async () => selection().add('dao'));
  await press(buttonOf(copy.show));
  await act(async () => selection().add('sen'));
  shown.resolve({ data: { done: ['dao'], refused: [] } });
  await eventually(() => expect(toasts()).toHaveLength(1));
  await eventually(() => expect([...selection().ids]).toEqual(['sen']));
});
