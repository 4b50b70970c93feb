import { appendFileSync } from 'node:fs';

/** Where a bench that `bench:all` started leaves its figures: a line of JSON each. */
export const FIGURES_FILE = 'BENCH_FIGURES';

/** What a bench measured: one number with its name, such as `32 clients, orders/s`. */
export type Figure = {
  name: string;
  value: number;
  /** Whether more is better; without it, less is. */
  more?: boolean;
  /** What it is to reach: at least, where more is better, otherwise at most. */
  aim?: number;
};

/** Hands figures to `bench:all`, if that asked for them. */
export function hand(...figures: readonly Figure[]): void {
  const file = process.env[FIGURES_FILE];
  if (file === undefined) return;
  for (const figure of figures) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

export const reaches = ({ value, aim, more = false }: Figure): boolean | null =>
  aim === undefined ? null : more ? value >= aim : value <= aim;

/** Writes a line of the table. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The middle one; of an even number the upper of the two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
