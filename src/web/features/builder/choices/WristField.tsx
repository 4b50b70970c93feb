import { useId, useState, type KeyboardEvent } from 'react';
import { WRIST_MAX_CM, WRIST_MIN_CM, WRIST_STEP_CM } from '#domain/design/limits.ts';
import { checkWrist, formatWrist, parseWrist } from '#domain/design/wrist.ts';
import { ErrorText } from '#web/ui/fields/Field.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Popover } from '#web/ui/overlays/Popover.tsx';
import { copy } from '../copy.vi.ts';
import { useBuilder, useDesign, useWristSize } from '../builder-context.ts';
import * as styles from './choices.module.css';
import { classes } from '#web/ui/classes.ts';

/** Start value of the stepper while no size is set: a typical adult wrist. */
const USUAL_CM = 15.5;

/** 10 to 30 cm in half steps (spec §5); the number of slots follows the size. */
export function WristField() {
  const { setWrist } = useBuilder();
  const wristSize = useWristSize();
  const { slots } = useDesign().board;
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const id = useId();

  const take = (cm: number | null) => {
    const issue = checkWrist(cm);
    setWrong(issue?.message ?? null);
    if (issue !== null || cm === null) return;
    setTyped(null);
    setWrist(cm);
  };
  const commit = () => {
    if (typed === null) return;
    if (typed.trim() !== '') return take(parseWrist(typed));
    setTyped(null);
    setWrong(null);
  };
  const step = (by: number) => take(wristSize === null ? USUAL_CM : clamped(wristSize + by));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    const by = { ArrowUp: WRIST_STEP_CM, ArrowDown: -WRIST_STEP_CM }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };

  return (
    <div className={classes('field', styles.wrist)}>
      <label htmlFor={id}>{copy.wrist.label}</label>
      <div className={classes('inp num', styles.inp)}>
        <IconButton icon="minus" small label={copy.wrist.less} onClick={() => step(-WRIST_STEP_CM)} />
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          placeholder={copy.wrist.placeholder}
          value={typed ?? (wristSize === null ? '' : formatWrist(wristSize))}
          aria-describedby={`${id}-under`}
          aria-invalid={wrong ? true : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="plus" small label={copy.wrist.more} onClick={() => step(WRIST_STEP_CM)} />
      </div>
      <div id={`${id}-under`} className={classes('under', styles.under)} aria-live="polite">
        {wrong && <ErrorText>{wrong}</ErrorText>}
        <p className={classes('hint', styles.hint)}>
          {wristSize === null
            ? copy.wrist.unknown(slots.length)
            : copy.wrist.fits(formatWrist(wristSize), slots.length)}{' '}
          <HowToMeasure />
        </p>
      </div>
    </div>
  );
}

function HowToMeasure() {
  return (
    <Popover
      title={copy.wrist.how}
      renderTrigger={(props) => (
        <button type="button" className={classes('link', styles.link)} {...props}>
          {copy.wrist.how}
        </button>
      )}
    >
      <ol className={styles.measure}>
        {copy.wrist.steps.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </Popover>
  );
}

function clamped(cm: number): number {
  return Math.min(WRIST_MAX_CM, Math.max(WRIST_MIN_CM, cm));
}
