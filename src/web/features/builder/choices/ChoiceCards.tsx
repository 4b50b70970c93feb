import { useId, type ComponentType } from 'react';
import { Button } from '#web/ui/actions/Button.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { copy } from '../copy.vi.ts';
import type { Options } from '#web/entities/ring/options.ts';
import * as styles from './choices.module.css';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';

interface ChoiceCardsProps<T extends { _id: string; name: string; description: string }> {
  id?: string;
  title: string;
  /** beside the title: required or not */
  aside: string;
  options: Options<T>;
  chosen: string | null;
  onChoose: (option: T) => void;
  Picture: ComponentType<{ option: T }>;
  price: (option: T) => string;
}

/** Strings or knots as cards, each with its own picture, two in a row. */
export function ChoiceCards<T extends { _id: string; name: string; description: string }>({
  id,
  title,
  aside,
  options,
  chosen,
  onChoose,
  Picture,
  price,
}: ChoiceCardsProps<T>) {
  const titleId = useId();
  return (
    <section id={id} role="group" aria-labelledby={titleId}>
      <div className={styles.choiceHead}>
        <h2 id={titleId}>{title}</h2>
        <span className="muted text-xs">{aside}</span>
      </div>
      {options.failed && (
        <p className={styles.choiceFailed} role="status">
          {copy.optionsFailed}
          <Button variant="paper" size="sm" onClick={() => inBackground(options.retry().catch(() => {}))}>
            {copy.retry}
          </Button>
        </p>
      )}
      {options.loading ? (
        <Loading className={styles.choiceCards}>
          {Array.from({ length: 4 }, (_, nth) => (
            <Skeleton key={nth} height={104} radius={16} />
          ))}
        </Loading>
      ) : (
        <div className={styles.choiceCards}>
          {options.list.map((option) => (
            <button
              key={option._id}
              type="button"
              className={styles.choiceCard}
              aria-pressed={chosen === option._id}
              title={option.description}
              onClick={() => onChoose(option)}
            >
              <Picture option={option} />
              <b>{option.name}</b>
              <span className={classes('price', styles.price)}>{price(option)}</span>
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
