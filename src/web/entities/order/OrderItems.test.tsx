// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { OrderItem } from '#contract/http/ordering.ts';
import { asId } from '#domain/kernel/ids.ts';
import { FREE, vnd } from '#domain/kernel/vnd.ts';
import { mount } from '../../../../test-support/mount.ts';
import { ItemInFull, ItemsInShort } from './OrderItems.tsx';

function item(name: string, more: Partial<OrderItem> = {}): OrderItem {
  return {
    _id: asId(name),
    type: 'bracelet',
    customBracelet: asId('design'),
    readyMadeBracelet: null,
    name,
    image: null,
    quantity: 1,
    price: vnd(300_000),
    lineTotal: vnd(300_000),
    charmsPrice: vnd(300_000),
    braceletString: { name: 'Lụa đỏ rượu', price: FREE },
    tyingMethod: null,
    charms: [],
    wristSize: 15.5,
    ...more,
  };
}

const shown = async (...names: string[]) => {
  const { box } = await mount(<ItemsInShort items={names.map((name) => item(name))} />);
  return [...box.querySelectorAll('b, .chip')].map(({ textContent }) => textContent);
};

test('the short list shows two bracelets and the number of others', async () => {
  expect(await shown('Gửi Linh', 'Biển Xanh')).toEqual(['Gửi Linh', 'Biển Xanh']);
  expect(await shown('Gửi Linh', 'Biển Xanh', 'Hạ Trắng', 'Nắng Mai')).toEqual([
    'Gửi Linh',
    'Biển Xanh',
    '+2 nữa',
  ]);
});

test('only a customer’s own design links to the builder, not a ready-made bracelet nor the shop’s view', async () => {
  const whole = item('Biển Xanh', { customBracelet: null, readyMadeBracelet: asId('whole') });
  const { box } = await mount(
    <MemoryRouter>
      <ItemInFull item={item('Gửi Linh')} adapts />
      <ItemInFull item={whole} adapts />
      <ItemInFull item={item('Hạ Trắng')} />
    </MemoryRouter>,
  );
  const links = [...box.querySelectorAll('a')].map((link) => [
    link.getAttribute('href'),
    link.getAttribute('aria-label'),
  ]);
  expect(links).toEqual([['/builder?sua=design', 'Sửa theo ý: Gửi Linh']]);
});
