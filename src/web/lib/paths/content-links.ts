import { articlePath, MEANINGS } from '#domain/content/paths.ts';
import type { CharmId, DesignId, ReadyMadeId } from '#domain/kernel/ids.ts';

/** Opens the design of a ready-made bracelet in the builder: 'make it mine' (decisions, What is sold). */
export function builderPathFor(readyMade: ReadyMadeId): string {
  return `/builder?mau=${readyMade}`;
}

/** Opens the builder with a whole ring of charms, the first at position 0: what the chat suggested ('Xâu thử'). */
export function ringPath(charms: readonly CharmId[]): string {
  return `/builder?xau=${charms.join('.')}`;
}

/** Opens one's own design in the builder: one that lies in the cart is changed there. */
export function ownDesignPath(design: DesignId): string {
  return `/builder?sua=${design}`;
}

/** Charms that a text is found in. */
export function gardenSearchPath(text: string): string {
  return `/garden?q=${encodeURIComponent(text)}`;
}

/** The meaning of one flower, by its slug. */
export function meaningPath(slug: string): string {
  return `${articlePath(MEANINGS)}&hoa=${slug}`;
}
