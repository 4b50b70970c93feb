import type { CreateDesignBody } from '#contract/http/design.ts';
import { isUuid, type StringId } from '#domain/kernel/ids.ts';
import type { DesignState } from '../state/design-state.ts';

/** The call that keeps a complete bracelet; prices are the shop's to say. */
export function designBody(
  { history, name, tyingMethodId }: DesignState,
  stringId: StringId,
): CreateDesignBody {
  const { slots, wristSize } = history.present;
  return {
    name: name.normalize('NFC').trim(),
    charms: slots.flatMap((id, position) => (id === null ? [] : [{ id, position }])),
    braceletString: stringId,
    // The shop's stand-in for knots that could not be loaded is none of the catalogue.
    tyingMethod: tyingMethodId !== null && isUuid(tyingMethodId) ? tyingMethodId : null,
    wristSize,
    calculatedCharmCount: slots.length,
  };
}
