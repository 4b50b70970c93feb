import { useState, type FormEvent } from 'react';
import { LETTERS_MAX } from '#domain/design/limits.ts';
import { foldedLetters, HEART, lettersOf } from '#domain/design/name-letters.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { formatVnd, sumOf } from '#domain/kernel/vnd.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { StockBadge } from '#web/ui/feedback/StockBadge.tsx';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { nameOn } from '../state/design-state.ts';
import { canvasPictureOf } from '#web/entities/ring/charm-picture.ts';
import { copy } from '../copy.vi.ts';
import { focusSoon, NAME_BUTTON_ID, NAME_FIELD_ID, showRing } from '../focus.ts';
import { NameEnds, useEndCharms } from './NameEnds.tsx';
import { useApplyName } from './use-apply-name.ts';
import { useDesign, useDesignSnapshot, useCharms, useBuilder, useLetters } from '../builder-context.ts';
import * as styles from './name-tool.module.css';
import { classes } from '#web/ui/classes.ts';

/** Longer than any ring: a name that is too long gets an error message instead of being cut. */
const TYPED_MAX = 40;

/** Places a name in the lower arc, letter by letter, optionally with a charm at both ends (look, Name tool). */
export function NameTool() {
  const { show, store, say } = useBuilder();
  const { designState } = useDesignSnapshot();
  const laid = nameOn(designState.history.present, useLetters());
  const [text, setText] = useState(laid);
  const [ends, setEnds] = useState<CharmId | null>(designState.ends);
  const layName = useApplyName();
  const letters = lettersOf(text);

  const lay = (event: FormEvent) => {
    event.preventDefault();
    if (layName(text, ends)) showRing();
  };
  const close = () => {
    show({ charms: 'tray' });
    focusSoon(NAME_BUTTON_ID);
  };
  const remove = () => {
    store.takeNameOff();
    say(copy.name.removed);
  };
  return (
    <form className={styles.nameTool} onSubmit={lay} aria-label={copy.name.title}>
      <div className={styles.head}>
        <h2>{copy.name.title}</h2>
        <IconButton icon="close" label={uiCopy.close} onClick={close} />
      </div>
      <div className="field">
        <span className={styles.head}>
          <label className="lbl" htmlFor={NAME_FIELD_ID}>
            {copy.name.field}
          </label>
          <span className="muted num text-sm">{copy.name.count(letters.length, LETTERS_MAX)}</span>
        </span>
        <div className={classes('inp', styles.big)}>
          <input
            id={NAME_FIELD_ID}
            value={text}
            maxLength={TYPED_MAX}
            placeholder={copy.name.placeholder}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Escape') close();
            }}
          />
        </div>
      </div>
      <LetterCharms letters={letters.slice(0, LETTERS_MAX)} />
      <FoldNote text={text} />
      <BalanceNote letters={letters} onBalance={() => setText(`${text.trim()} ${HEART}`)} />
      <NameEnds value={ends} onChange={setEnds} />
      <div className={styles.close}>
        {letters.length > 0 && <Cost letters={letters} ends={ends} />}
        <div className={classes('acts', styles.acts)}>
          <Button variant="ghost" disabled={laid === ''} onClick={remove}>
            {copy.name.remove}
          </Button>
          <Button type="submit" disabled={letters.length === 0}>
            {copy.name.lay}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The charm of each letter typed so far, with its remaining stock. */
function LetterCharms({ letters }: { letters: readonly string[] }) {
  const byLetter = useLetters();
  const { cache } = useBuilder();
  const charms = useCharms();
  if (letters.length === 0) return null;
  return (
    <ul className={styles.letters} aria-label={copy.name.letters}>
      {letters.map((letter, at) => {
        const id = byLetter.get(letter);
        const charm = id && charms.get(id);
        const picture = charm && canvasPictureOf(charm);
        return (
          <li key={`${letter}${at}`}>
            {picture ? (
              <img {...picture} sizes="68px" width={224} height={224} alt={letter} />
            ) : (
              <b>{letter}</b>
            )}
            <StockBadge className={styles.stock} available={id === undefined ? 0 : cache.supply(id)} />
          </li>
        );
      })}
    </ul>
  );
}

/** Letter charms have no diacritics: the note shows the plain letters before the name is placed. */
function FoldNote({ text }: { text: string }) {
  if (foldedLetters(text).length === 0) return null;
  return (
    <p className={styles.note} role="status">
      <Icon name="info" size={18} />
      <span>{copy.name.folded(text.trim(), lettersOf(text).join(' '))}</span>
    </p>
  );
}

/**
 * Offers a heart behind the name when one of name length and slot count is even and the other odd, since the name then sits half
 * a charm off centre. Charms at the ends come in pairs and do not change the parity.
 */
function BalanceNote({ letters, onBalance }: { letters: readonly string[]; onBalance: () => void }) {
  const byLetter = useLetters();
  const { slots } = useDesign().board;
  const isCentred = letters.length % 2 === slots.length % 2;
  if (letters.length === 0 || letters.length >= LETTERS_MAX || isCentred || !byLetter.has(HEART)) return null;
  return (
    <p className={styles.note}>
      <Icon name="info" size={18} />
      <span>
        {copy.name.aside(slots.length)}{' '}
        <button type="button" className="link" onClick={onBalance}>
          {copy.name.balance}
        </button>
      </span>
    </p>
  );
}

function Cost({ letters, ends }: { letters: readonly string[]; ends: CharmId | null }) {
  const byLetter = useLetters();
  const charms = useCharms();
  const offered = useEndCharms();
  const ids = [...letters.map((letter) => byLetter.get(letter)), ...(ends === null ? [] : [ends, ends])];
  const known = ids.flatMap((id) => (id === undefined ? [] : (charms.get(id) ?? [])));
  const endsLabel = offered.find(({ id }) => id === ends)?.label ?? null;
  return (
    <p className={styles.cost}>
      <span className="muted">{copy.name.cost(letters.length, endsLabel)}</span>
      <b className="price">{formatVnd(sumOf(known, ({ price }) => price))}</b>
    </p>
  );
}
