import { useId, useState } from 'react';
import { formatWrist, slotCountForWrist } from '#domain/design/wrist.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { copy as words } from './copy.vi.ts';
import { printRuler } from './print-ruler.ts';
import * as styles from './wrist.module.css';

const copy = words.wrist;

/** The ruler covers common wrist sizes; the builder accepts 10 to 30 cm. */
const FROM = 12;
const TO = 20;
const STEP = 0.5;
const MARKS = Array.from({ length: TO - FROM + 1 }, (_, nth) => FROM + nth);

/** Shows how many charms fit around a wrist: a slider styled as a gold bead on a ruler. */
export function WristRuler() {
  const [cm, setCm] = useState(15.5);
  const field = useId();
  return (
    <section data-later="" className="wrap pb-section" id="co-tay" aria-labelledby="wrist">
      <div className={styles.wrist}>
        <div>
          <p className="script">{copy.script}</p>
          <h2 id="wrist">{copy.heading}</h2>
          <ol>
            {copy.steps.map((step, nth) => (
              <li key={step}>
                <b>{nth + 1}.</b>
                {step}
              </li>
            ))}
          </ol>
          <div className={styles.toPrint}>
            <p>{copy.printNote}</p>
            <Button className={styles.button} variant="paper" size="sm" icon="receipt" onClick={printRuler}>
              {copy.print}
            </Button>
          </div>
        </div>
        <div>
          <label htmlFor={field} className="sr-only">
            {copy.field}
          </label>
          <div className={styles.ruler} style={{ '--at': (cm - FROM) / (TO - FROM) }}>
            <input
              id={field}
              type="range"
              min={FROM}
              max={TO}
              step={STEP}
              value={cm}
              aria-valuetext={formatWrist(cm)}
              onChange={(event) => setCm(Number(event.target.value))}
            />
            <div className={styles.marks} aria-hidden="true">
              {MARKS.map((mark) => (
                <span key={mark}>{mark}</span>
              ))}
            </div>
          </div>
          <div className={styles.fits}>
            <p>
              <span>{copy.size}</span>
              <b>{formatWrist(cm)}</b>
            </p>
            <p>
              <span>{copy.fits}</span>
              <output htmlFor={field}>{copy.charms(slotCountForWrist(cm))}</output>
            </p>
            <LinkButton className={styles.button} to={`/builder?co-tay=${cm}`}>
              {copy.start}
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}
