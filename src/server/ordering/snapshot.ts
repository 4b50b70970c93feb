import type { CharmId } from '#domain/kernel/ids.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';

type SoldPart = { name: string; price: Vnd };

/** A bracelet as it was sold; kept with the order and untouched by what happens to the catalogue. */
export type SoldBracelet = {
  name: string;
  /** Address of its picture then. */
  image: string | null;
  charmsPrice: Vnd;
  braceletString: SoldPart | null;
  tyingMethod: SoldPart | null;
  charms: (SoldPart & { charmId: CharmId; slug: string; position: number })[];
  wristSize: number | null;
};
