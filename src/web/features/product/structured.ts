import type { QueryClient } from '@tanstack/react-query';
import type { CharmView, ReadyMadeView } from '#contract/http/catalogue.ts';
import type { ShippingOption } from '#contract/http/shipping.ts';
import { categoryKey } from '#domain/catalogue/categories.ts';
import { categoryLabels } from '#domain/catalogue/copy.vi.ts';
import { braceletPath, charmPath } from '#domain/catalogue/paths.ts';
import { braceletFactRows, charmFactRows } from '#domain/catalogue/fact-rows.ts';
import { braceletViewQuery, charmViewQuery } from '#web/entities/charm/queries.ts';
import { read } from '#web/lib/api.ts';
import { productData, trailData } from '#web/lib/structured-data.ts';
import { structuredCopy } from '#web/lib/structured-data.vi.ts';
import { copy } from './copy.vi.ts';

type Client = Pick<QueryClient, 'getQueryData'>;

/** Delivery options, cheapest first: the shipping cost in an offer's structured data. Used only by the server loader. */
export const offeredShippingQuery = () => read<ShippingOption[]>('/shipping');

const shippingIn = (client: Client) => client.getQueryData<ShippingOption[]>(offeredShippingQuery().queryKey);

/** Structured data of a charm for search engines; empty if it is not loaded. */
export function describeCharm(client: Client, slug: string, origin: string): object[] {
  const view = client.getQueryData<CharmView>(charmViewQuery(slug).queryKey);
  if (view === undefined) return [];
  const { charm, facts, pictures } = view;
  const kind = charm.category.type;
  const path = charmPath(slug);
  const name = copy.charm.title(charm.name);
  const category = categoryLabels[kind];
  const { material, weightG } = facts;
  const made = { material, weightG, rows: charmFactRows(facts) };
  return [
    ...productData(origin, { charm, name, path, pictures, category, made, shipping: shippingIn(client) }),
    trailData(origin, [
      { name: structuredCopy.garden, path: '/garden' },
      { name: category, path: `/garden?loai=${categoryKey(kind)}` },
      { name: charm.name, path },
    ]),
  ];
}

/** Structured data of a ready-made bracelet for search engines. */
export function describeBracelet(client: Client, slug: string, origin: string): object[] {
  const view = client.getQueryData<ReadyMadeView>(braceletViewQuery(slug).queryKey);
  if (view === undefined) return [];
  const { bracelet, pictures } = view;
  const path = braceletPath(slug);
  const name = copy.bracelet.title(bracelet.name);
  const category = structuredCopy.bracelets;
  const facts = view.made?.facts;
  const made = facts && {
    material: facts.material.join(', ') || null,
    weightG: facts.weightG,
    rows: braceletFactRows(facts),
  };
  return [
    ...productData(origin, { bracelet, name, path, pictures, category, made, shipping: shippingIn(client) }),
    trailData(origin, [{ name: bracelet.name, path }]),
  ];
}
