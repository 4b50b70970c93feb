import type { CreateDesignBody } from '#contract/http/design.ts';
import { isUuid, type StringId } from '#domain/kernel/ids.ts';
import type { DesignState } from '../state/design-state.ts';

/** Request body that saves a complete bracelet; it carries no prices, the server computes them. */
export function designBody(
  { history, name, tyingMethodId }: DesignState,
  stringId: StringId,
): CreateDesignBody {
  const { slots, wristSize } = history.present;
  return {
    name: name.normalize('NFC').trim(),
    charms: slots.flatMap((id, position) => (id === null ? [] : [{ id, position }])),
    braceletString: stringId,
    // The fallback for knots that failed to load is not a catalogue knot (its id is no UUID).
    tyingMethod: tyingMethodId !== null && isUuid(tyingMethodId) ? tyingMethodId : null,
    wristSize,
    calculatedCharmCount: slots.length,
  };
}
