import type { ImportLine } from '#contract/http/charm-import.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { lockCharms } from '../charms/repository.ts';
import { changeCharm, insertCharm } from '../charms/service.ts';
import type { EditedBy } from '../goods/edits.ts';
import type { Judged } from './judge.ts';

/**
 * Imports the valid lines in one go. A line that only the stock check refuses (fewer pieces than are reserved) is skipped alone.
 * @returns the outcome of each line
 */
export async function importRows(tx: Tx, lines: readonly Judged[], by: EditedBy): Promise<ImportLine[]> {
  await lockCharms(
    tx,
    lines.flatMap(({ existing }) => existing ?? []),
  );
  try {
    // Savepoint: when one line is refused, all are rolled back and then retried one by one.
    await tx.transaction(async (whole) => {
      for (const line of lines) await importRow(whole, line, by);
    });
    return [...lines];
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  const outcomes: ImportLine[] = [];
  for (const line of lines) outcomes.push(await importRowAlone(tx, line, by));
  return outcomes;
}

async function importRowAlone(tx: Tx, line: Judged, by: EditedBy): Promise<ImportLine> {
  try {
    await tx.transaction((own) => importRow(own, line, by));
    return line;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { ...line, action: 'refuse', issues: [{ path: 'stock', message: error.message }] };
  }
}

const isRefusal = (error: unknown): error is ShopError =>
  error instanceof ShopError && ['INVALID_INPUT', 'NOT_FOUND'].includes(error.code);

async function importRow(
  tx: Tx,
  { charm, stockSeen, ledgerSeen, existing }: Judged,
  by: EditedBy,
): Promise<void> {
  if (charm === null) return;
  if (existing === null) await insertCharm(tx, by, charm, null);
  else await changeCharm(tx, by, existing, { ...charm, stockSeen, ofExport: ledgerSeen }, null);
}
