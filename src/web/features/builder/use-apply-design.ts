import { useQueryClient } from '@tanstack/react-query';
import { emptySlotsOf } from '#domain/design/board.ts';
import { checkBraceletName } from '#domain/design/complete.ts';
import type { DesignId, StringId, TyingMethodId } from '#domain/kernel/ids.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { Pattern } from './state/design-state.ts';
import { isBlank } from '#web/entities/bracelet/draft.ts';
import { draftOf } from './state/draft.ts';
import { copy } from './copy.vi.ts';
import { loadUnknownCharms } from './use-catalogue-sync.ts';
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
 * Lays a design on the ring, after confirmation if the ring is not empty. Slots of sold-out charms stay empty, with a toast; a
 * design whose charms cannot be loaded is not laid.
 */
export function useApplyDesign(): (design: Design) => Promise<boolean> {
  const builder = useBuilder();
  const queries = useQueryClient();
  return async function lay(design): Promise<boolean> {
    const { designState } = builder.store.get();
    const free =
      isBlank(draftOf(designState)) || designState.history.present.slots.every((slot) => slot === null);
    if (!free && !(await confirm(question(design.name)))) return false;
    const ids = [...new Set(design.charms.map(({ charm }) => charm))];
    const failure = await loadUnknownCharms(queries, builder, ids);
    if (failure) {
      showError(failure.unknown, 'load', () => inBackground(lay(design)));
      return false;
    }
    builder.letGo();
    builder.store.layPattern(design, choicesOf(design));
    builder.show({ canvas: 'frame' });
    builder.say(copy.pattern.laid(design.name));
    const laid = builder.store.get().designState.history.present;
    const empty = emptySlotsOf(laid);
    if (empty > 0) {
      const placed = new Set(laid.slots);
      const out = ids.filter((id) => !placed.has(id)).map((id) => builder.nameOf(id));
      toast({
        type: 'warning',
        title: copy.pattern.short.title,
        message: copy.pattern.short.message(empty, out),
      });
    }
    return true;
  };
}

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
