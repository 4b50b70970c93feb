import { emptySlotsOf } from '#domain/design/board.ts';
import { checkBraceletName } from '#domain/design/complete.ts';
import type { CharmId, DesignId, StringId, TyingMethodId } from '#domain/kernel/ids.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { Pattern } from './state/design-state.ts';
import { isBlank } from '#web/entities/bracelet/draft.ts';
import { draftOf } from './state/draft.ts';
import { copy } from './copy.vi.ts';
import { useBuilder } from './builder-context.ts';

/** A whole bracelet to start from: the shop's, a friend's, or the customer's own. */
export type Design = Pattern & {
  readonly name: string;
  readonly stringId: StringId | null;
  readonly tyingMethodId: TyingMethodId | null;
  /** The cart bracelet that the finished one replaces. */
  readonly editing?: DesignId | null;
};

/**
 * Lays a design whose charms are loaded on the ring, after confirmation if the ring is not empty. Slots of sold-out charms stay
 * empty, with a toast.
 */
export function useApplyDesign(): (design: Design) => Promise<void> {
  const builder = useBuilder();
  return async function lay(design): Promise<void> {
    const { designState } = builder.store.get();
    const free =
      isBlank(draftOf(designState)) || designState.history.present.slots.every((slot) => slot === null);
    if (!free && !(await confirm(question(design.name)))) return;
    builder.letGo();
    builder.store.layPattern(design, choicesOf(design));
    builder.show({ canvas: 'frame' });
    builder.say(copy.pattern.laid(design.name));
    const laid = builder.store.get().designState.history.present;
    const empty = emptySlotsOf(laid);
    if (empty > 0) {
      const placed = new Set(laid.slots);
      const out = charmsOf(design)
        .filter((id) => !placed.has(id))
        .map((id) => builder.nameOf(id));
      toast({
        type: 'warning',
        title: copy.pattern.short.title,
        message: copy.pattern.short.message(empty, out),
      });
    }
  };
}

/** The distinct charms of a design. */
export const charmsOf = ({ charms }: Pattern): CharmId[] => [...new Set(charms.map(({ charm }) => charm))];

function choicesOf({ name, stringId, tyingMethodId, editing = null }: Design) {
  return {
    ...(checkBraceletName(name) === null ? { name } : {}),
    ...(stringId === null ? {} : { stringId }),
    tyingMethodId,
    editing,
  };
}

function question(name: string) {
  const { title, message, confirm: confirmLabel, cancel: cancelLabel } = copy.pattern.ask;
  return { tone: 'warning' as const, title: title(name), message, confirmLabel, cancelLabel };
}
