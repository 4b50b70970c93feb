import { createHash } from 'node:crypto';
import { stringify } from 'csv-stringify/sync';
import type { Delivery } from '#domain/ordering/open-order.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import { factsCopy } from '#domain/catalogue/facts.vi.ts';
import type { Listed, MaterialAndSize } from '#server/catalogue/index.ts';
import { copy } from '../copy.vi.ts';
import { element } from '../feeds/xml.ts';

/** The seller, and its delivery terms. */
export type Seller = {
  name: string;
  /** Scheme and host without a trailing slash. */
  site: string;
  /** The currently cheapest shipping option. */
  delivery: Pick<Delivery, 'price'>;
  /** Delivery time in working days. */
  days: { from: number; to: number };
};

/** An item on offer, with its facts. */
export type Offered = Listed & { made: MaterialAndSize | null };

/** Items without a price ('Liên hệ') or a picture are not listed. */
const listable = (goods: readonly Offered[]) =>
  goods.flatMap((thing) =>
    thing.price > 0 && thing.square !== null ? [{ ...thing, square: thing.square }] : [],
  );

const priced = (price: Vnd): string => `${price} VND`;

/** The longest `id` that Google accepts; Meta accepts 100. */
const ID_MAX = 50;
const SUM = 10;

/** A stable id, the same in all three feeds; a long slug is cut and completed with a hash. */
function idOf({ kind, slug }: Listed): string {
  const id = `${kind}-${slug}`;
  if (id.length <= ID_MAX) return id;
  const sum = createHash('sha256').update(id).digest('hex').slice(0, SUM);
  return `${id.slice(0, ID_MAX - SUM - 1)}-${sum}`;
}

const about = ({ description, name }: Listed): string => description || name;

/** The materials in the feeds' format: up to three, separated by slashes, 200 characters at most (Google, `material`). */
const materialOf = ({ made }: Offered): string =>
  (made?.materials ?? [])
    .slice(0, 3)
    .map((text) => text.replace(/\.$/, '').replaceAll('/', ', '))
    .join('/')
    .slice(0, 200);
const sizeOf = ({ made }: Offered): string => made?.size ?? '';

/** Google's product taxonomy, by name. */
const CATEGORY = {
  charm: 'Apparel & Accessories > Jewelry > Charms & Pendants',
  bracelet: 'Apparel & Accessories > Jewelry > Bracelets',
} as const;

/** The feed for Google Merchant Center: RSS 2.0 with Google's fields. Handmade goods have no GTIN. */
export function googleFeed(goods: readonly Offered[], seller: Seller): string {
  const { name, site, delivery, days } = seller;
  const shipping = [
    element('g:country', 'VN'),
    element('g:price', priced(delivery.price)),
    // The promised days include packing and transport.
    element('g:min_handling_time', '0'),
    element('g:max_handling_time', '0'),
    element('g:min_transit_time', String(days.from)),
    element('g:max_transit_time', String(days.to)),
  ].join('');
  const items = listable(goods).map((thing) => {
    const facts = {
      id: idOf(thing),
      title: thing.name,
      description: about(thing),
      link: site + thing.path,
      image_link: site + thing.square,
      availability: thing.isAvailable ? 'in_stock' : 'out_of_stock',
      price: priced(thing.price),
      condition: 'new',
      brand: name,
      identifier_exists: 'no',
      google_product_category: CATEGORY[thing.kind],
      product_type: thing.category ?? copy.feeds.bracelets,
    };
    const lines = Object.entries(facts).map(([field, text]) => element(`g:${field}`, text));
    const more = thing.more.map((path) => element('g:additional_image_link', site + path));
    return `<item>${lines.join('')}${more.join('')}${googleFacts(thing)}<g:shipping>${shipping}</g:shipping></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element('title', name)}${element('link', site)}${element('description', copy.feeds.description(name))}
${items.join('\n')}
</channel></rss>
`;
}

/** Fact rows that have a dedicated field at Google. */
const OWN_FIELD: readonly string[] = [
  factsCopy.size,
  factsCopy.length,
  factsCopy.labels.weightG,
  factsCopy.labels.material,
];

/** An item's facts in Google's fields; facts without a dedicated field are `product_detail`s. Unknown facts are left out. */
function googleFacts(thing: Offered): string {
  const weightG = thing.made?.weightG ?? null;
  const fields = {
    material: materialOf(thing),
    size: sizeOf(thing),
    product_weight: weightG === null ? '' : `${weightG} g`,
  };
  const said = Object.entries(fields).filter(([, text]) => text !== '');
  const rows = (thing.made?.rows ?? []).filter(([name]) => !OWN_FIELD.includes(name));
  const details = rows.map(([name, value]) => {
    const parts = [
      element('g:section_name', factsCopy.heading),
      element('g:attribute_name', name),
      element('g:attribute_value', value.slice(0, 1000)),
    ];
    return `<g:product_detail>${parts.join('')}</g:product_detail>`;
  });
  return [...said.map(([field, text]) => element(`g:${field}`, text)), ...details].join('');
}

/** The feed for Meta's catalogue (Facebook, Instagram): CSV. */
export const metaFeed = (goods: readonly Offered[], seller: Seller): string => tableOf('id', goods, seller);

/** The feed for TikTok's catalogue: the same columns, with the id under its own name. */
export const tiktokFeed = (goods: readonly Offered[], seller: Seller): string =>
  tableOf('sku_id', goods, seller);

function tableOf(id: 'id' | 'sku_id', goods: readonly Offered[], { name, site }: Seller): string {
  const rows = listable(goods).map((thing) => ({
    [id]: idOf(thing),
    title: thing.name,
    description: about(thing),
    availability: thing.isAvailable ? 'in stock' : 'out of stock',
    condition: 'new',
    price: priced(thing.price),
    link: site + thing.path,
    image_link: site + thing.square,
    additional_image_link: thing.more.map((path) => site + path).join(','),
    brand: name,
    google_product_category: CATEGORY[thing.kind],
    material: materialOf(thing),
    size: sizeOf(thing),
  }));
  const columns = [
    'title',
    'description',
    'availability',
    'condition',
    'price',
    'link',
    'image_link',
    'additional_image_link',
    'brand',
    'google_product_category',
    'material',
    'size',
  ];
  return stringify(rows, { header: true, columns: [id, ...columns] });
}
