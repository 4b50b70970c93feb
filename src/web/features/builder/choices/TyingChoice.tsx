import { useMemo } from 'react';
import { cordDefs, drawCord } from '#art/bracelet-cord.ts';
import { drawTie } from '#art/bracelet-tie.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { copy } from '../copy.vi.ts';
import { Drawing } from '#web/entities/ring/Drawing.tsx';
import { drawnString, drawnTie, useTyingMethods } from '#web/entities/ring/options.ts';
import type { TyingMethod } from '../queries.ts';
import { useBuilder, useDesign } from '../builder-context.ts';
import * as styles from './choices.module.css';

/** 'Kiểu buộc', optional: choosing the selected one again deselects it. */
export function TyingChoice() {
  const { store } = useBuilder();
  const { tyingMethod } = useDesign();
  const tyingMethods = useTyingMethods();
  return (
    <ChoiceCards
      title={copy.tying.title}
      aside={copy.tying.optional}
      options={tyingMethods}
      chosen={tyingMethod?._id ?? null}
      onChoose={({ _id }) => store.chooseTying(_id === tyingMethod?._id ? null : _id)}
      Picture={KnotPicture}
      price={({ price }) => formatVnd(price)}
    />
  );
}

/** The knot in the colour of the selected string. */
function KnotPicture({ option }: { option: TyingMethod }) {
  const { string } = useDesign();
  const { material, color } = drawnString(string);
  const tie = drawnTie(option);
  const svg = useMemo(
    () =>
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-120 -44 240 140">' +
      `<defs>${cordDefs(color, ID)}</defs>` +
      drawCord(CREST, material === 'braid' || material === 'leather' ? material : 'silk', color, ID) +
      `${drawTie(tie, color, ID)}</svg>`,
    [material, color, tie],
  );
  return <Drawing svg={svg} className={styles.knot} />;
}

const ID = 'nut';
/** The string through the knot: the top arc of a wide ellipse. */
const CREST = { cx: 0, cy: 120, rx: 260, ry: 120 };
