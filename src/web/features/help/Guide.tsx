import { CharmOrnament } from '#web/entities/brand/CharmOrnament.tsx';
import { ShopZalo } from '#web/entities/brand/ShopZalo.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { copy } from './copy.vi.ts';
import { classes } from '#web/ui/classes.ts';
import { unbroken } from '#web/ui/unbroken.tsx';
import * as styles from './help.module.css';
import * as filmStyles from './film.module.css';
import * as bandsStyles from '../../entities/brand/bands.module.css';

/** Four steps on a cord; vertical on phones. */
export function GuideSteps() {
  return (
    <section data-later="" className={classes(bandsStyles.scallops, 'sec')} aria-labelledby="steps">
      <div className="wrap overflow-x-clip">
        <div className="sec-head c">
          <p className="script">{copy.steps.script}</p>
          <h2 id="steps">{copy.steps.heading}</h2>
        </div>
        <ol className={styles.guideSteps}>
          {copy.steps.list.map(({ charm, number, title, text }) => (
            <li key={charm}>
              <CharmOrnament slug={charm} sizes="124px" />
              <div>
                <small>{number}</small>
                <h3>{title}</h3>
                <p>{unbroken(text)}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-10 text-center">
          <LinkButton to="/garden" size="lg" prefetch="intent">
            {copy.steps.start}
          </LinkButton>
        </p>
      </div>
    </section>
  );
}

/** Benefits that come with every order. */
export function GuidePerks() {
  return (
    <section className={filmStyles.perks} id="giao-hang" aria-labelledby="perks">
      <h2 id="perks">{copy.perks.heading}</h2>
      <ul>
        {copy.perks.list.map(({ icon, title, text }) => (
          <li key={icon}>
            <span className={filmStyles.tile}>
              <Icon className={styles.icon} name={icon} size={24} />
            </span>
            <div>
              <h3>{unbroken(title)}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Questions that expand one by one (native `details`); they work without JavaScript. */
export function GuideQuestions() {
  const { list } = copy.questions;
  const half = Math.ceil(list.length / 2);
  return (
    <section data-later="" className="wrap sec" id="cau-hoi" aria-labelledby="questions">
      <div className="sec-head c">
        <p className="script">{copy.questions.script}</p>
        <h2 id="questions">{copy.questions.heading}</h2>
      </div>
      <div className="grid items-start gap-3.5 lg:grid-cols-2 lg:gap-x-5">
        {[list.slice(0, half), list.slice(half)].map((column, side) => (
          <div key={side} className="grid gap-3.5">
            {column.map(({ question, answer }, order) => (
              <details
                key={question}
                className={classes('card', styles.question)}
                open={side === 0 && order === 0}
              >
                <summary>
                  {question}
                  <Icon className={styles.icon} name="plus" size={18} />
                </summary>
                <p>{unbroken(answer)}</p>
              </details>
            ))}
          </div>
        ))}
      </div>
      <ShopZalo className="mt-6 text-center" before={copy.questions.unanswered} />
    </section>
  );
}
