import { appendFileSync } from 'node:fs';

/** Environment variable with the file to which a bench started by `bench:all` appends its figures, one line of JSON each. */
export const FIGURES_FILE = 'BENCH_FIGURES';

/** A measured value with its name, such as `32 clients, orders/s`. */
export type Figure = {
  name: string;
  value: number;
  /** Whether higher is better; lower is, by default. */
  more?: boolean;
  /** The target: a minimum where higher is better, otherwise a maximum. */
  aim?: number;
};

/** Reports figures to `bench:all`, if that started the bench. */
export function reportFigures(...figures: readonly Figure[]): void {
  const file = process.env[FIGURES_FILE];
  if (file === undefined) return;
  for (const figure of figures) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

export const isReached = ({ value, aim, more = false }: Figure): boolean | null =>
  aim === undefined ? null : more ? value >= aim : value <= aim;

/** Writes a line of the table. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The median; of an even number the upper of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
