import { COLORS } from './colors.vi.ts';
import type { Concept } from './concepts.ts';
import { FINER_MEANINGS } from './finer-meanings.vi.ts';
import { INTERESTS } from './interests.vi.ts';
import { JOBS } from './jobs.vi.ts';
import { MEANINGS } from './meanings.vi.ts';
import { OCCASIONS } from './occasions.vi.ts';
import { RECIPIENTS } from './recipients.vi.ts';
import { CATEGORIES, OTHERS, SHAPES } from './shapes.vi.ts';
import { SHADES } from './shades.vi.ts';
import { COUNTRIES } from './countries.vi.ts';
import { SIGNS } from './signs.vi.ts';
import { TEMPERS } from './tempers.vi.ts';
import { STYLES } from './styles.vi.ts';

/** Everything the shop knows people to wish for. */
export const CONCEPTS: readonly Concept[] = [
  ...COLORS,
  ...SHADES,
  ...CATEGORIES,
  ...SHAPES,
  ...STYLES,
  ...COUNTRIES,
  ...TEMPERS,
  ...MEANINGS,
  ...FINER_MEANINGS,
  ...OCCASIONS,
  ...RECIPIENTS,
  ...INTERESTS,
  ...JOBS,
  ...SIGNS,
];

const BY_KEY = new Map(
  [...CONCEPTS, ...OTHERS].map((concept) => [`${concept.kind}:${concept.name}`, concept]),
);

export const findConcept = (kind: string, name: string): Concept | undefined => BY_KEY.get(`${kind}:${name}`);
