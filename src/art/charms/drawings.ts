import type { Drawings } from '../pen.ts';
import type { Typeface } from '../typeface.ts';
import { animalsFooted } from './animals-footed.ts';
import { animalsWater } from './animals-water.ts';
import { animalsWinged } from './animals-winged.ts';
import { flowersOnStems } from './flowers-on-stems.ts';
import { flowers } from './flowers.ts';
import { gems } from './gems.ts';
import { keepsakes } from './keepsakes.ts';
import { letters, type LetterScheme } from './letters.ts';
import { natureGround } from './nature-ground.ts';
import { natureSky } from './nature-sky.ts';
import { symbols } from './symbols.ts';

/**
 * All drawings by charm slug. Names, prices and stock are data of the shop, not of the drawing. `scheme` colours the letters;
 * another scheme draws the same slugs in other colours.
 */
export const charmDrawings = (type: Typeface, scheme?: LetterScheme): Drawings => ({
  ...flowers,
  ...flowersOnStems,
  ...natureSky,
  ...natureGround,
  ...animalsWinged,
  ...animalsFooted,
  ...animalsWater,
  ...symbols,
  ...keepsakes,
  ...gems,
  ...letters(type, scheme),
});
