import { useState } from 'react';
import { Card } from '../motifs/Card.tsx';
import { Cord } from '../motifs/Cord.tsx';
import { CordList } from '../motifs/CordList.tsx';
import { Pagination } from '../actions/Pagination.tsx';
import { QuantityStepper } from '../fields/QuantityStepper.tsx';
import { StatusBadge, type StatusTone } from '../feedback/StatusBadge.tsx';
import { Steps } from '../feedback/Steps.tsx';
import { StockBadge } from '../feedback/StockBadge.tsx';
import { TabPanel, Tabs } from '../actions/Tabs.tsx';
import type { Tint } from '../motifs/tint.ts';
import { galleryCopy } from './copy.vi.ts';
import { pictureOf, Row, Sample } from './Sample.tsx';

const TAB_PICTURES: Record<Tint, string> = {
  flower: 'hoa-dao',
  nature: 'co-bon-la',
  animal: 'meo',
  icon: 'trai-tim',
  gems: 'kim-cuong',
};
const TINTS = Object.keys(TAB_PICTURES) as Tint[];

export function GalleryProgress() {
  return (
    <>
      <Badges />
      <Numbers />
      <AtTheirEnds />
      <Cords />
    </>
  );
}

function Badges() {
  const { sections, statuses, chips } = galleryCopy;
  return (
    <Sample title={sections.badges} className="grid gap-4">
      <Row>
        {(Object.keys(statuses) as StatusTone[]).map((tone) => (
          <StatusBadge key={tone} tone={tone} label={statuses[tone]} />
        ))}
      </Row>
      <Row>
        <StockBadge available={18} />
        <StockBadge available={4} />
        <StockBadge available={0} />
        {chips.map((chip, index) => (
          <button key={chip} type="button" className="chip" aria-pressed={index === 1}>
            {chip}
          </button>
        ))}
        <span className="badge flow">12</span>
      </Row>
    </Sample>
  );
}

function Numbers() {
  const { sections, tabs, tabsLabel, chosen, charm } = galleryCopy;
  const [tab, setTab] = useState<Tint>('flower');
  const [page, setPage] = useState(4);
  const [quantity, setQuantity] = useState(2);
  return (
    <Sample title={sections.numbers} className="grid gap-4">
      <Tabs
        name="gallery"
        label={tabsLabel}
        value={tab}
        onChange={setTab}
        items={TINTS.map((id, index) => ({
          id,
          label: tabs[id],
          count: index === 4 ? NaN : 24 + index,
          picture: pictureOf(TAB_PICTURES[id], 128),
        }))}
      />
      <TabPanel name="gallery" id={tab}>
        {chosen(tabs[tab])}
      </TabPanel>
      <Row className="justify-between">
        <QuantityStepper
          name={charm.peach}
          value={quantity}
          max={4}
          onChange={setQuantity}
          onRemove={() => setQuantity(1)}
        />
        <Pagination page={page} pages={9} onChange={setPage} />
      </Row>
    </Sample>
  );
}

/** Steppers, pagination and tabs at their limits, or disabled. */
function AtTheirEnds() {
  const { pagesOf, plainTabs, tabsPlain, chosen, charm, toasts } = galleryCopy;
  const [tab, setTab] = useState<keyof typeof plainTabs>('waiting');
  const [few, setFew] = useState(2);
  const still = () => undefined;
  return (
    <div className="grid gap-4">
      <Row className="gap-6">
        <QuantityStepper name={charm.peach} value={1} onChange={still} onRemove={still} />
        <QuantityStepper name={charm.tulip} value={1} onChange={still} />
        <QuantityStepper name={charm.lotus} value={4} max={4} maxReason={toasts.lowText} onChange={still} />
        <QuantityStepper name={charm.lily} value={2} onChange={still} busy />
        <QuantityStepper name={charm.lily} value={2} onChange={still} disabled />
      </Row>
      <Row className="gap-6">
        <Pagination label={pagesOf.first} page={1} pages={12} onChange={still} />
        <Pagination label={pagesOf.last} page={12} pages={12} onChange={still} />
        <Pagination label={pagesOf.few} page={few} pages={3} onChange={setFew} />
      </Row>
      <Tabs
        name="plain"
        label={tabsPlain}
        value={tab}
        onChange={setTab}
        items={[
          { id: 'all', label: plainTabs.all },
          { id: 'waiting', label: plainTabs.waiting, count: 3 },
          { id: 'closed', label: plainTabs.closed, disabled: true },
        ]}
      />
      <TabPanel name="plain" id={tab}>
        {chosen(plainTabs[tab])}
      </TabPanel>
    </div>
  );
}

function Cords() {
  const { sections, cord, cordFixed, steps, stepsLabel, history, sum } = galleryCopy;
  return (
    <Sample title={sections.cords} className="grid gap-8 lg:grid-cols-2">
      <div className="grid content-start gap-6">
        {[0, 4, 12, 17, 20].map((value) => (
          <Cord key={value} label={cord} value={value} beads={[10, 15, 20]} />
        ))}
        <Cord label={cordFixed} value={7} max={10} color="var(--color-leaf-600)" />
        <Steps label={stepsLabel} current={1} steps={steps.map((label) => ({ label, to: '/cart' }))} />
        <Steps label={stepsLabel} current={steps.length} steps={steps.map((label) => ({ label }))} />
        <Steps label={stepsLabel} current={1} steps={steps.map((label, at) => ({ label, bad: at === 1 }))} />
      </div>
      <div className="grid content-start gap-6 md:grid-cols-2">
        <CordList items={history.map((text, index) => ({ key: text, done: index < 2, content: text }))} />
        <Card receipt className="flex justify-between self-start">
          <b className="font-semibold">{sum}</b>
          <span className="price">467.000 ₫</span>
        </Card>
      </div>
    </Sample>
  );
}
