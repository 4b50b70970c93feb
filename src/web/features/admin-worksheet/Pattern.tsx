import { useId, useMemo } from 'react';
import { bracelet as draw, MATERIALS, TIES } from '#art/bracelet.ts';
import type { WorksheetBracelet, WorksheetCharm } from '#contract/http/reports.ts';
import { slotCountForWrist } from '#domain/design/wrist.ts';
import { lengthOf } from '#domain/kernel/text-rules.ts';
import { copy } from './copy.vi.ts';
import * as styles from './pattern.module.css';
import * as sheetStyles from './sheet.module.css';

/** Letters of a name that surely fit between the numbers of the ring in three lines of the usual size. */
const LONG_NAME = 30;

/** The drawing with numbered slots, and the charms in threading order with checkboxes. */
export function Pattern({ bracelet }: { bracelet: WorksheetBracelet }) {
  if (bracelet.string === null || bracelet.charms.length === 0) return <Finished bracelet={bracelet} />;
  return (
    <div className={styles.pattern}>
      <Drawing bracelet={bracelet} />
      <ol style={{ '--rows': Math.ceil(bracelet.charms.length / 2) }}>
        {bracelet.charms.map((charm) => (
          <Step key={charm.position} charm={charm} />
        ))}
      </ol>
    </div>
  );
}

function Step({ charm: { position, name, image } }: { charm: WorksheetCharm }) {
  return (
    <li>
      <b className="num">{position + 1}</b>
      {image ? <img src={image} alt="" width={30} height={30} /> : <i />}
      <span>{name}</span>
      <i className={sheetStyles.tick} />
    </li>
  );
}

function Drawing({ bracelet }: { bracelet: WorksheetBracelet }) {
  const id = `w${useId().replace(/\W/g, '')}`;
  const svg = useMemo(() => drawingOf(bracelet, id), [bracelet, id]);
  return (
    <figure>
      <div dangerouslySetInnerHTML={{ __html: svg }} />
      <figcaption>
        <b data-long={lengthOf(bracelet.name) > LONG_NAME || undefined}>{bracelet.name}</b>
        {copy.direction}
      </figcaption>
    </figure>
  );
}

/** The usual drawing as a ring with an empty middle and numbered slots. */
function drawingOf({ name, string, knot, wristSize, charms }: WorksheetBracelet, id: string): string {
  const last = Math.max(...charms.map(({ position }) => position));
  const places = Math.max(wristSize === null ? 0 : slotCountForWrist(wristSize), last + 1);
  const byPlace = new Map(charms.map((charm) => [charm.position, charm]));
  return draw({
    slots: Array.from({ length: places }, (_, place) => {
      const charm = byPlace.get(place);
      return charm ? { href: charm.image, upright: charm.upright } : null;
    }),
    string: {
      material: MATERIALS.find((known) => known === string?.material) ?? 'braid',
      color: string?.color ?? '',
    },
    knot: TIES.find((known) => known === knot?.tie) ?? 'simple',
    mode: 'ring',
    numbered: true,
    paper: false,
    shadow: false,
    size: 560,
    id,
    label: copy.drawing(name),
  });
}

/** A ready-made bracelet without a recorded design: taken from the shelf as it is. */
function Finished({ bracelet: { name, image } }: { bracelet: WorksheetBracelet }) {
  return (
    <div className={styles.pattern}>
      <figure>
        {image && <img src={image} alt={name} width={280} height={233} />}
        <figcaption>
          <b>{name}</b>
        </figcaption>
      </figure>
      <p>{copy.finished}</p>
    </div>
  );
}
