import { memo } from 'react';
import { drawCord, cordDefs } from '#art/bracelet-cord.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { copy } from '../copy.vi.ts';
import { Drawing } from '#web/entities/ring/Drawing.tsx';
import { STRINGS_ID } from '../focus.ts';
import { drawnString, useStrings } from '#web/entities/ring/options.ts';
import type { BraceletString } from '../queries.ts';
import { useBuilder, useDesign } from '../builder-context.ts';
import * as styles from './choices.module.css';

/** 'Dây xỏ', required (spec §5). The ring is redrawn at once. */
export function StringChoice() {
  const { store } = useBuilder();
  const { string } = useDesign();
  const strings = useStrings();
  return (
    <ChoiceCards
      id={STRINGS_ID}
      title={copy.string.title}
      aside={copy.string.required}
      options={strings}
      chosen={string?._id ?? null}
      onChoose={({ _id }) => store.chooseString(_id)}
      Picture={StringSwatch}
      price={({ price }) => formatVnd(price)}
    />
  );
}

/** A hanging piece of the string; drawing takes about a millisecond, so it is memoised. */
const StringSwatch = memo(function StringSwatch({ option }: { option: BraceletString }) {
  const { material, color } = drawnString(option);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 52">' +
    `<defs>${cordDefs(color, ID)}</defs>${drawCord(SAG, material, color, ID)}</svg>`;
  return <Drawing svg={svg} className={styles.swatch} />;
});

const ID = 'day';
/** The bottom arc of an ellipse whose centre lies above the picture. */
const SAG = { cx: 120, cy: -42, rx: 190, ry: 70 };
