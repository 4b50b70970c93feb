import { useDroppable } from '@dnd-kit/core';
import { TabPanel, Tabs } from '#web/ui/actions/Tabs.tsx';
import { PHONE, useMedia } from '#web/lib/hooks/use-media.ts';
import { Catalogue } from './Catalogue.tsx';
import { CatalogueTools, useFinder } from './CatalogueTools.tsx';
import { copy } from '../copy.vi.ts';
import type { Target } from '#web/entities/ring/drag.ts';
import { CHARMS_ID } from '../focus.ts';
import { NameCard, NameChip } from './NameCard.tsx';
import { NameTool } from './NameTool.tsx';
import { Tray } from './Tray.tsx';
import { useBuilder, useView } from '../builder-context.ts';
import * as panel from './charms.module.css';
import { classes } from '#web/ui/classes.ts';

const TRAY: Target = { to: 'tray' };
const TABS = 'builder-charms-from';

/**
 * Charm sources: the garden's picks, the shop's catalogue and the name tool. A charm of the ring that is dropped here is removed
 * from it.
 */
export function CharmPanel() {
  const { show } = useBuilder();
  const { charms } = useView();
  const { setNodeRef, isOver } = useDroppable({ id: 'tray', data: TRAY });
  const phone = useMedia(PHONE);
  const finder = useFinder();
  if (charms === 'name') return <NameTool />;
  return (
    <div ref={setNodeRef} className={isOver ? classes(panel.panel, panel.over) : panel.panel}>
      <div className={panel.row}>
        <Tabs
          label={copy.charms.views}
          name={TABS}
          className={panel.seg}
          items={[
            { id: 'tray', label: copy.charms.tray },
            { id: 'catalogue', label: copy.charms.catalogue },
          ]}
          value={charms}
          onChange={(id: 'tray' | 'catalogue') => show({ charms: id })}
        />
        {phone && charms === 'catalogue' && <CatalogueTools finder={finder} />}
        {phone && <NameChip />}
      </div>
      <TabPanel name={TABS} id={charms} className={panel.source}>
        <div id={CHARMS_ID} className={classes('contents', panel.contents)}>
          {charms === 'catalogue' && !phone && <CatalogueTools finder={finder} />}
          {charms === 'tray' ? <Tray /> : <Catalogue finder={finder} />}
        </div>
      </TabPanel>
      {!phone && <NameCard />}
    </div>
  );
}
