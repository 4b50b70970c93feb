import type { CartItem } from '#contract/http/cart.ts';
import type { CustomBracelet, PlacedCharm } from '#contract/http/design.ts';
import { asId } from '#domain/kernel/ids.ts';
import { linePrice } from '#domain/cart/lines.ts';
import { FREE, vnd } from '#domain/kernel/vnd.ts';

// Cart lines for tests.

const time = '2026-11-21T07:05:00.000Z';

export function charmAt(position: number, name: string, availableStock: number): PlacedCharm {
  const charm = { _id: asId<never>(name), slug: name, name, price: vnd(20_000), availableStock, image: null };
  return { charm, position };
}

/** A cart line with the customer's own design. */
export function customLine(charms: readonly PlacedCharm[], quantity = 1): CartItem {
  const price = vnd(300_000);
  const customBracelet: CustomBracelet = {
    _id: asId('own'),
    name: 'Gửi Linh',
    description: null,
    charms: [...charms],
    braceletString: {
      _id: asId('string'),
      name: 'Lụa đỏ rượu',
      description: '',
      price: vnd(35_000),
      image: null,
      material: 'silk',
      color: '#7a1f2b',
      updatedAt: time,
    },
    tyingMethod: null,
    charmsPrice: vnd(265_000),
    stringPrice: vnd(35_000),
    tyingMethodPrice: FREE,
    price,
    previewImage: null,
    wristSize: 15.5,
    calculatedCharmCount: charms.length,
    createdAt: time,
  };
  return {
    type: 'bracelet',
    customBracelet,
    readyMadeBracelet: null,
    quantity,
    charmsPrice: vnd(265_000),
    stringPrice: vnd(35_000),
    tyingMethodPrice: FREE,
    price,
    lineTotal: linePrice({ price, quantity }),
    stockProblems: [],
  };
}

/** A cart line with a ready-made bracelet. */
export function readyMadeLine(availableStock: number, quantity = 1): CartItem {
  const price = vnd(450_000);
  return {
    type: 'bracelet',
    customBracelet: null,
    readyMadeBracelet: {
      _id: asId('moon'),
      slug: 'dem-trang-ram',
      name: 'Đêm Trăng Rằm',
      description: '',
      image: null,
      tint: 'Gems',
      price,
      stock: availableStock,
      reservedStock: 0,
      availableStock,
      hasDesign: true,
      featured: true,
      updatedAt: time,
    },
    quantity,
    charmsPrice: FREE,
    stringPrice: FREE,
    tyingMethodPrice: FREE,
    price,
    lineTotal: linePrice({ price, quantity }),
    stockProblems: [],
  };
}
