import { useState } from 'react';
import { classes } from '#web/ui/classes.ts';
import { copy, quickWishes } from './copy.vi.ts';
import * as styles from './ai.module.css';

/** Number of chips shown before 'more' is pressed (spec §2). */
const SHOWN = 8;

interface QuickWishesProps {
  wish: string;
  onAdd: (words: string) => void;
  /** as one scrolling row, once the conversation has begun */
  inLine?: boolean;
}

/** Colours, styles and occasions to tap instead of typing. */
export function QuickWishes({ wish, onAdd, inLine }: QuickWishesProps) {
  const [all, setAll] = useState(false);
  const shown = all ? quickWishes : quickWishes.slice(0, SHOWN);
  const parts = wish.split(',').map((part) => part.trim());
  return (
    <div
      className={classes(styles.quickWishes, inLine && styles.one)}
      role="group"
      aria-label={copy.chips.label}
    >
      {shown.map(({ name, color, wish: words }) => (
        <button
          key={name}
          type="button"
          className={classes('chip', styles.chip)}
          aria-pressed={parts.includes(words)}
          onClick={() => onAdd(words)}
        >
          <i style={{ background: color }} />
          {name}
        </button>
      ))}
      <button
        type="button"
        className={classes('chip', styles.chip, styles.more)}
        aria-expanded={all}
        onClick={() => setAll(!all)}
      >
        {all ? copy.chips.less : copy.chips.more(quickWishes.length - SHOWN)}
      </button>
    </div>
  );
}
