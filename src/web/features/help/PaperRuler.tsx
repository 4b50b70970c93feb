import { slotCountForWrist } from '#domain/design/wrist.ts';
import { copy as words } from './copy.vi.ts';
import * as styles from './paper-ruler.module.css';

const copy = words.paperRuler;

/** Millimetres. 24 cm is the widest wrist with a charm count of its own, and fits A4 and Letter in portrait. */
const LONG = 240;
const WIDE = 26;
/** Centimetres: the smallest wrist size that the shop offers. */
const SLIMMEST = 10;
/** ISO/IEC 7810, the long side of every bank card: a common reference to check the print scale. */
const CARD = 85.6;

/** A ruler to print, cut out and lay around the wrist, in true millimetres on paper. Hidden on screen. */
export function PaperRuler() {
  return (
    <section className={styles.paperRuler} aria-hidden="true">
      <Strip />
      <div>
        <p className="script">{copy.script}</p>
        <h2>{copy.heading}</h2>
        <p className={styles.scale}>{copy.scale}</p>
        <ol>
          {copy.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={styles.cardSide} style={{ width: `${CARD}mm` }}>
          {copy.card}
        </p>
      </div>
    </section>
  );
}

/** Drawn horizontally with 0 at the left edge, then rotated to fit the sheet. One unit is a millimetre. */
function Strip() {
  const size = { width: `${WIDE}mm`, height: `${LONG}mm`, viewBox: `0 0 ${WIDE} ${LONG}` };
  return (
    <svg {...size}>
      <g transform={`translate(${WIDE} 0) rotate(90)`}>
        {bandsOf().map(({ from, to, charms }, nth) => (
          <g key={from} className="band">
            <rect x={from * 10} y={16} width={(to - from) * 10} height={7} data-dark={nth % 2 === 0} />
            <text x={(from + to) * 5} y={20.9}>
              {copy.charms(charms)}
            </text>
          </g>
        ))}
        <path d={marks(1, 3.5)} strokeWidth={0.15} />
        <path d={marks(5, 5.5)} strokeWidth={0.2} />
        <path d={marks(10, 8)} strokeWidth={0.35} />
        {Array.from({ length: LONG / 10 - 1 }, (_, before) => (
          <text key={before} className="cm" x={(before + 1) * 10} y={13}>
            {before + 1}
          </text>
        ))}
        <text className={styles.zero} x={4} y={20.9}>
          {copy.zero}
        </text>
        <rect className={styles.cut} x={0} y={0} width={LONG} height={WIDE} />
      </g>
    </svg>
  );
}

/** Path of ticks every so many millimetres, from the upper edge. */
function marks(every: number, length: number): string {
  return Array.from({ length: LONG / every - 1 }, (_, nth) => `M${(nth + 1) * every} 0v${length}`).join('');
}

type Band = { from: number; to: number; charms: number };

/** Ranges of the ruler, in whole centimetres, with the same number of charms. */
function bandsOf(): Band[] {
  const bands: Band[] = [];
  for (let cm = SLIMMEST; cm < LONG / 10; cm += 1) {
    const charms = slotCountForWrist(cm);
    const last = bands.at(-1);
    if (last?.charms === charms) last.to = cm + 1;
    else bands.push({ from: cm, to: cm + 1, charms });
  }
  return bands;
}
