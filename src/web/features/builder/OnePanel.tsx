import { TabPanel, Tabs } from '#web/ui/actions/Tabs.tsx';
import { CharmPanel } from './charms/CharmPanel.tsx';
import { copy } from './copy.vi.ts';
import type { View } from './state/controller.ts';
import { NameAndWrist } from './choices/NameAndWrist.tsx';
import { StringChoice } from './choices/StringChoice.tsx';
import { Summary } from './finish/Summary.tsx';
import { TyingChoice } from './choices/TyingChoice.tsx';
import { useBuilder, useView } from './builder-context.ts';
import * as frame from './builder.module.css';

const TABS = 'builder-part';
const PARTS = {
  charms: CharmPanel,
  string: StringChoice,
  tying: TyingChoice,
  name: NameAndWrist,
} as const satisfies Record<View['part'], () => unknown>;

/** All parts in one panel with four tabs: beside the ring on tablets, a sheet under it on phones. */
export function OnePanel() {
  const { show } = useBuilder();
  const { part } = useView();
  const Part = PARTS[part];
  return (
    <section className={frame.side} data-side="one" data-part={part} aria-label={copy.tabs.label}>
      <Tabs
        label={copy.tabs.label}
        name={TABS}
        className={frame.parts}
        items={(Object.keys(PARTS) as View['part'][]).map((id) => ({ id, label: copy.tabs[id] }))}
        value={part}
        onChange={(id) => show({ part: id })}
      />
      <TabPanel key={part} name={TABS} id={part} className={frame.scrolls}>
        <Part />
      </TabPanel>
      <Summary />
    </section>
  );
}
