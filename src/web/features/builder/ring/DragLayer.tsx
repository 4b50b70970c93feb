import { useMemo, type ReactNode } from 'react';
import { toast } from '#web/ui/feedback/toast.ts';
import { useBuilder, useCharms } from '../builder-context.ts';
import { copy } from '../copy.vi.ts';
import { focusSoon, slotId } from '../focus.ts';
import type { Load, Target } from '#web/entities/ring/drag.ts';
import { announcementsOf, charmWidthOn, DragArea } from '#web/entities/ring/DragArea.tsx';

/** Drag-and-drop context of the builder. */
export function DragLayer({ children }: { children: ReactNode }) {
  const builder = useBuilder();
  const charms = useCharms();
  const slots = () => builder.store.get().designState.history.present.slots;
  const announcements = useMemo(
    () =>
      announcementsOf({
        nameOf: builder.nameOf,
        slots: () => builder.store.get().designState.history.present.slots,
      }),
    [builder],
  );

  const lift = () => {
    builder.letGo();
    builder.show({ canvas: 'frame' });
  };
  const drop = (load: Load | null, target: Target | null, event: Event): boolean => {
    if (load === null) {
      toast({ type: 'error', ...copy.drag.failed });
      return false;
    }
    const landed = builder.drop(load, target);
    // After a keyboard drag within the ring, focus follows the charm.
    if (event instanceof KeyboardEvent && load.from === 'ring' && target?.to === 'slot')
      focusSoon(slotId(target.slot));
    return landed;
  };

  return (
    <DragArea
      id="builder"
      announcements={announcements}
      charmWidth={() => charmWidthOn(document.querySelector('[data-ring]')?.clientWidth ?? 0, slots().length)}
      imagesOf={({ charm }) => charms.get(charm)?.images}
      onLift={lift}
      onDrop={drop}
    >
      {children}
    </DragArea>
  );
}
