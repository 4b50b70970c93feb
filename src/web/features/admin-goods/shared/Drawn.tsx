import { useId } from 'react';
import { cordDefs, drawCord } from '#art/bracelet-cord.ts';
import { drawTie } from '#art/bracelet-tie.ts';
import type { Material, Tie } from '#art/bracelet.ts';
import * as styles from '../goods.module.css';
import { classes } from '#web/ui/classes.ts';
import * as goodsFormStyles from '../goods-form.module.css';

type Cord = { material: Material; color: string };

/** The bottom arc of an ellipse whose centre lies above the picture. */
const SAG = { cx: 120, cy: -42, rx: 190, ry: 70 };

/** A hanging piece of a string, drawn as SVG. */
export function DrawnString({ material, color }: Cord) {
  const id = useSvgId();
  const piece = `<defs>${cordDefs(color, id)}</defs>${drawCord(SAG, material, color, id)}`;
  return (
    <svg
      viewBox="0 -6 240 56"
      aria-hidden="true"
      className={classes(goodsFormStyles.drawn, styles.drawn)}
      dangerouslySetInnerHTML={{ __html: piece }}
    />
  );
}

/** The string through the knot: the top arc of a wide ellipse. */
const CREST = { cx: 0, cy: 120, rx: 260, ry: 120 };

/** A knot in a string of the shop's default rose. */
export function DrawnKnot({ tie }: { tie: Tie }) {
  const id = useSvgId();
  const color = '#a8476a';
  const drawing = `<defs>${cordDefs(color, id)}</defs>${drawCord(CREST, 'braid', color, id)}${drawTie(tie, color, id)}`;
  return (
    <svg
      viewBox="-150 -44 300 150"
      aria-hidden="true"
      className={classes(goodsFormStyles.drawn, styles.drawn)}
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

/** Unique id prefix of an SVG, since a page holds many. */
function useSvgId(): string {
  return `g${useId().replace(/\W/g, '')}`;
}
