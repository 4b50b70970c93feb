import type { CharmId } from '#domain/kernel/ids.ts';

/** Drag data: a charm from the tray or the catalogue, or one on the ring. */
export type Load =
  | { readonly from: 'charms'; readonly charm: CharmId }
  | { readonly from: 'ring'; readonly charm: CharmId; readonly slot: number };

/** Drop target: a slot, or the tray, which takes charms off the ring. */
export type Target = { readonly to: 'slot'; readonly slot: number } | { readonly to: 'tray' };

export type Drop =
  | { readonly act: 'place'; readonly charm: CharmId; readonly slot: number }
  | { readonly act: 'move'; readonly from: number; readonly slot: number }
  | { readonly act: 'takeOff'; readonly slot: number }
  | { readonly act: 'nothing' };

/** What a drop does; outside of all targets, the charm returns to where it came from. */
export function dropOf(load: Load, target: Target | null): Drop {
  if (target === null) return { act: 'nothing' };
  if (load.from === 'charms') {
    return target.to === 'slot' ? { act: 'place', charm: load.charm, slot: target.slot } : { act: 'nothing' };
  }
  if (target.to === 'tray') return { act: 'takeOff', slot: load.slot };
  return target.slot === load.slot ? { act: 'nothing' } : { act: 'move', from: load.slot, slot: target.slot };
}

/** Parses drag data; null when it is malformed ('Lỗi kéo thả', spec §8). */
export function parseLoad(data: unknown): Load | null {
  const { from, charm, slot } = (data ?? {}) as Record<string, unknown>;
  if (typeof charm !== 'string') return null;
  if (from === 'charms') return { from, charm: charm as CharmId };
  return from === 'ring' && Number.isInteger(slot)
    ? { from, charm: charm as CharmId, slot: Number(slot) }
    : null;
}

export function parseTarget(data: unknown): Target | null {
  const { to, slot } = (data ?? {}) as Record<string, unknown>;
  if (to === 'tray') return { to };
  return to === 'slot' && Number.isInteger(slot) ? { to, slot: Number(slot) } : null;
}
