import type { ReceivedGift } from '#contract/http/gifts.ts';
import { factsIn, factsOf } from '#domain/catalogue/facts.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { charmThumb } from '#server/catalogue/index.ts';
import { flatOf } from '#server/design/index.ts';
import type { Pictures } from '#server/pictures/library.ts';
import { replyOf } from '../orders/present.ts';
import type { GiftRow, OrderItemRow, StoredOrder } from '../orders/repository.ts';
import type { listHung, listKinds } from './repository.ts';

type Kinds = Awaited<ReturnType<typeof listKinds>>;
type Hung = Awaited<ReturnType<typeof listHung>>;

/** A gift as its recipient sees it: no price, no address, no order number. */
export function presentReceived(
  pictures: Pictures,
  { order, items, gift }: StoredOrder & { gift: GiftRow },
  { kinds, hung }: { kinds: Kinds; hung: Hung },
): ReceivedGift {
  const { recipient, sender, hand, openedAt } = gift;
  return {
    recipient: recipient ?? order.shippingAddress.fullName,
    sender,
    hand,
    wish: order.cardMessage,
    openedAt: openedAt?.toISOString() ?? null,
    reply: replyOf(gift),
    bracelets: items.map((item) => presentBracelet(pictures, item, kinds, hung)),
    care: [
      ...new Set(
        kinds.flatMap(({ charm, category }) => factsOf(factsIn(category), factsIn(charm)).care ?? []),
      ),
    ],
  };
}

function presentBracelet(
  pictures: Pictures,
  item: OrderItemRow,
  kinds: Kinds,
  hung: Hung,
): ReceivedGift['bracelets'][number] {
  const { name, image } = item.bracelet;
  const counts = Map.groupBy(hangingOn(item, hung), (id) => id);
  return {
    name,
    isDesigned: item.customBraceletId !== null,
    quantity: item.quantity,
    image,
    flatImage: item.customBraceletId !== null && image !== null ? flatOf(image) : null,
    charms: [...counts].flatMap(([id, { length: count }]) => {
      const charm = kinds.find((kind) => kind.charm.id === id)?.charm;
      if (charm === undefined) return [];
      return [{ name: charm.name, meaning: charm.meaning, image: charmThumb(pictures, charm), count }];
    }),
  };
}

/** Charms in the order in which they hang on the bracelet. */
export function hangingOn({ readyMadeId, bracelet }: OrderItemRow, hung: Hung): CharmId[] {
  if (readyMadeId !== null) return hung.flatMap(({ of, charmId }) => (of === readyMadeId ? charmId : []));
  return bracelet.charms.toSorted((a, b) => a.position - b.position).map(({ charmId }) => charmId);
}
