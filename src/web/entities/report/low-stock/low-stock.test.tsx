// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { loadsByRetry } from '../../../../../test-support/failed-part.tsx';
import { copy } from './copy.vi.ts';
import { LowStock } from './LowStock.tsx';

test('when it cannot be read what is low in stock the overview says so and loads it by retry', async () => {
  const thing = { _id: 'dao', kind: 'charm', name: 'Hoa đào', image: null, stock: 2, reservedStock: 0 };
  const box = await loadsByRetry(<LowStock wide />, {
    path: 'GET /reports/low-stock',
    failed: copy.failed,
    data: { things: [{ ...thing, availableStock: 2 }], total: 1 },
  });
  expect(box.textContent).toContain('Hoa đào');
});
