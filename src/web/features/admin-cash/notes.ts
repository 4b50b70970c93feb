/** Vietnamese banknotes in đồng, largest first. */
export const NOTES = [500_000, 200_000, 100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000] as const;

/** The typed number of each banknote, and an additional amount; strings, because a field may be empty. */
export type Counting = { readonly notes: Readonly<Record<number, string>>; readonly other: string };

export const NOTHING: Counting = { notes: {}, other: '' };

/** The counted sum in đồng; invalid fields count as zero. */
export function sumOf({ notes, other }: Counting): number {
  return NOTES.reduce((sum, note) => sum + note * wholeOf(notes[note]), wholeOf(other));
}

/** Keeps digits only, so that 1.000 is a thousand; at most nine. */
function wholeOf(text = ''): number {
  return Number(text.replaceAll(/\D/g, '').slice(0, 9));
}
