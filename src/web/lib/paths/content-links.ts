import { articlePath, MEANINGS } from '#domain/content/paths.ts';
import type { CharmId, DesignId, ReadyMadeId } from '#domain/kernel/ids.ts';

/** Opens a ready-made bracelet's design in the builder: 'make it mine' (decisions, What is sold). */
export function builderPathFor(readyMade: ReadyMadeId): string {
  return `/builder?mau=${readyMade}`;
}

/** Opens the builder with a whole ring of charms, the first at position 0: suggested by the chat ('Xâu thử'). */
export function ringPath(charms: readonly CharmId[]): string {
  return `/builder?xau=${charms.join('.')}`;
}

/** Opens one of the customer's own designs in the builder; a design in the cart is edited in place. */
export function ownDesignPath(design: DesignId): string {
  return `/builder?sua=${design}`;
}

/** The garden, searched for a text. */
export function gardenSearchPath(text: string): string {
  return `/garden?q=${encodeURIComponent(text)}`;
}

/** The meaning of one flower, by its slug. */
export function meaningPath(slug: string): string {
  return `${articlePath(MEANINGS)}&hoa=${slug}`;
}
