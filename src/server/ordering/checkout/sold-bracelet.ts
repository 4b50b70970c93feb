import type { CharmId } from '#domain/kernel/ids.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import type { CartLine } from '#server/cart/index.ts';
import { readyMadeImage } from '#server/catalogue/index.ts';
import { previewUrl } from '#server/design/index.ts';
import type { Pictures } from '#server/pictures/library.ts';

type SoldPart = { name: string; price: Vnd };
type SoldCharm = SoldPart & {
  charmId: CharmId;
  position: number;
  /** Name in the picture library; null when there is none. */
  picture: string | null;
};

/** A bracelet as it was sold: stored with the order, so later catalogue changes do not affect it. */
export type SoldBracelet = {
  name: string;
  /** URL of its picture at the time of sale. */
  image: string | null;
  charmsPrice: Vnd;
  braceletString: SoldPart | null;
  tyingMethod: SoldPart | null;
  charms: SoldCharm[];
  /** Centimetres. */
  wristSize: number | null;
  /** Working days of its slowest charm; absent when no charm declares any. */
  makingDays?: number;
};

/** Snapshot of a cart line at today's names and prices. */
export function sell(pictures: Pictures, { design, readyMade, charmsPrice }: CartLine): SoldBracelet {
  if (readyMade) {
    return {
      name: readyMade.name,
      image: readyMadeImage(pictures, readyMade),
      charmsPrice,
      braceletString: null,
      tyingMethod: null,
      charms: [],
      wristSize: readyMade.wristSize,
    };
  }
  const slowest = slowestOf(design.charms);
  return {
    ...(slowest !== null && { makingDays: slowest }),
    name: design.design.name,
    image: previewUrl(design.design.preview),
    charmsPrice,
    braceletString: part(design.string),
    tyingMethod: design.tyingMethod && part(design.tyingMethod),
    charms: design.charms.map(({ position, charm }) => ({
      ...part(charm),
      charmId: charm.id,
      position,
      picture: charm.picture,
    })),
    wristSize: design.design.wristSize,
  };
}

/** Working days of the slowest charm; null when no charm declares any. */
export function slowestOf(
  charms: readonly { readonly charm: { readonly makingDays: number | null } }[],
): number | null {
  const said = charms.flatMap(({ charm }) => charm.makingDays ?? []);
  return said.length === 0 ? null : Math.max(...said);
}

function part({ name, price }: SoldPart): SoldPart {
  return { name, price };
}
