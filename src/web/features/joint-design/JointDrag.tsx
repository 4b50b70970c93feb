import { useRef, type ReactNode } from 'react';
import type { Charm } from '#contract/http/catalogue.ts';
import type { JointDesign } from '#domain/design/joint-design.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { announcementsOf, charmWidthOn, DragArea } from '#web/entities/ring/DragArea.tsx';
import { copy } from './copy.vi.ts';
import { jointSlotId } from './JointRing.tsx';
import type { Interaction } from './use-interaction.ts';

interface JointDragProps {
  interaction: Interaction;
  ring: JointDesign;
  charms: ReadonlyMap<CharmId, Charm>;
  nameOf: (charm: CharmId) => string;
  children: ReactNode;
}

/** Drag-and-drop context of a joint design; the other side sees what is being dragged. */
export function JointDrag({ interaction, ring, charms, nameOf, children }: JointDragProps) {
  const area = useRef<HTMLDivElement>(null);
  const announcements = announcementsOf({
    nameOf: (charm) => (charm === undefined ? copy.unknown : nameOf(charm)),
    slots: () => ring.slots,
    dropped: (target) => (target.to === 'slot' ? copy.dropped(target.slot) : copy.tray),
  });
  return (
    <div ref={area}>
      <DragArea
        id="joint-design"
        inDialog
        announcements={announcements}
        charmWidth={() =>
          charmWidthOn(area.current?.querySelector('[data-joint-ring]')?.clientWidth ?? 0, ring.slots.length)
        }
        imagesOf={({ charm }) => charms.get(charm)?.images}
        onLift={interaction.lift}
        onOver={interaction.over}
        onDrop={(load, target, event) => {
          const landed = interaction.drop(load, target);
          if (event instanceof KeyboardEvent && load?.from === 'ring' && target?.to === 'slot')
            document.getElementById(jointSlotId(target.slot))?.focus();
          return landed;
        }}
        onCancel={interaction.cancel}
      >
        {children}
      </DragArea>
    </div>
  );
}
