import { Link } from 'react-router';
import { CharmOrnament } from '#web/entities/brand/CharmOrnament.tsx';
import { copy } from './copy.vi.ts';
import * as styles from '../../entities/brand/bands.module.css';
import { classes } from '#web/ui/classes.ts';
import { unbroken } from '#web/ui/unbroken.tsx';
import * as steps from './steps.module.css';

/** From the garden to the wrist in three steps, each a link. */
export function HowItWorks() {
  return (
    <section data-later="" className={classes(styles.scallops, 'sec')} aria-labelledby="how">
      <div className="wrap overflow-x-clip">
        <div className="sec-head c">
          <p className="script">{copy.how.script}</p>
          <h2 id="how">{copy.how.heading}</h2>
        </div>
        <ol className={steps.how}>
          {copy.how.steps.map(({ charm, number, title, text, to }) => (
            <li key={charm}>
              <CharmOrnament slug={charm} sizes="116px" />
              <div>
                <small>{number}</small>
                <h3>
                  <Link to={to}>{title}</Link>
                </h3>
                <p>{unbroken(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
