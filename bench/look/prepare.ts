import type { ReadyMade, ReadyMadeDetail } from '#contract/http/catalogue.ts';
import type { Chat } from '#contract/http/chat.ts';
import type { CustomBracelet, Share } from '#contract/http/design.ts';
import type { Order, OrdersPage } from '#contract/http/ordering.ts';
import { visitor, type Visitor } from '../../e2e/support/visitor.ts';
import type { RunningShop } from '../../e2e/support/shop.ts';

/** Records that the states refer to by address. */
export type Prepared = {
  pattern: string;
  shared: string;
  unpaid: string;
  reportedChat: string;
};

/** Adds to the demo shop what it lacks: a filled cart, a shared design, a chat with messages of both sides. */
export async function prepare(shop: RunningShop): Promise<Prepared> {
  const as = async (email: string): Promise<Visitor> => {
    const person = visitor(() => shop.url);
    await person.logIn({ email, password: shop.accounts.customer.password });
    return person;
  };
  const customer = await as(shop.accounts.customer.email);
  const admin = await as(shop.accounts.admin.email);

  const { bracelets } = await got<{ bracelets: ReadyMade[] }>(customer, '/ready-made-bracelets?limit=50');
  const inStock = bracelets.filter(({ stock }) => stock > 5);
  for (const { _id } of inStock.slice(0, 2))
    await must(customer, '/cart/items', { readyMadeBracelet: _id, quantity: 1, type: 'bracelet' });

  const pattern = bracelets.find(({ hasDesign }) => hasDesign)!._id;
  const { design } = await got<ReadyMadeDetail>(customer, `/ready-made-bracelets/${pattern}`);
  const { charms, ...string } = design!;
  const kept = await must<CustomBracelet>(customer, '/custom-bracelets', {
    name: 'Lan',
    charms: charms.map(({ charm, position }) => ({ id: charm, position })),
    ...string,
  });
  await must(customer, '/cart/items', { customBracelet: kept._id, quantity: 1, type: 'bracelet' });
  const { path } = await must<Share>(customer, `/custom-bracelets/${kept._id}/share`, {});

  const { orders } = await got<OrdersPage>(customer, '/orders/my?limit=20');
  const unpaid = orders.find((order: Order) => order.paymentMethod === 'VietQR')!._id;

  const chat = await must<Chat>(customer, '/chat', {});
  const say = (by: Visitor, content: string, more: object = {}) =>
    must(by, `/chat/${chat._id}/messages`, { content, ...more });
  await say(customer, 'Hello');
  await say(admin, 'Xin');
  const offered = charms.slice(0, 2).map(({ charm }) => ({ charmId: charm }));
  await say(admin, 'Charm', { type: 'charm_list', metadata: { charmRecommendations: offered } });
  await say(
    customer,
    'A longer question that goes over more than one line of the small window, for its bubble.',
  );
  return { pattern, shared: path, unpaid, reportedChat: chat._id };
}

async function got<Data>(by: Visitor, path: string): Promise<Data> {
  const { status, data, code } = await by.get<Data>(path);
  if (status !== 200) throw new Error(`GET ${path} was refused: ${status} ${code ?? ''}`);
  return data;
}

async function must<Data>(by: Visitor, path: string, body: object): Promise<Data> {
  const { status, data, code } = await by.send<Data>('POST', path, body);
  if (status >= 300) throw new Error(`POST ${path} was refused: ${status} ${code ?? ''}`);
  return data;
}
