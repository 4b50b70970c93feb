import { unavailableBecause } from '../db/unavailable.ts';
import { troubleCopy as copy } from './copy.vi.ts';

/** A problem outside of the program (machine, disk, database), and what the administrator can do about it. */
export type Trouble = { problem: string; todo: string };

/** PostgreSQL's codes for a refused connection: wrong password, unknown account or database. */
const NOT_LET_IN = new Set(['28P01', '28000', '3D000']);
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** @returns null when the error is a bug, not a problem of the machine, the disk or the database */
export function troubleOf(error: unknown): Trouble | null {
  const code = codeOf(error);
  if (FULL.has(code)) return copy.diskFull;
  if (NOT_LET_IN.has(code)) return copy.notLetIn(reasonOf(error));
  const path = pathOf(error);
  if (path !== null) return copy.file(path, code);
  return unavailableBecause(error) === null ? null : copy.away(reasonOf(error));
}

export const sentenceOf = ({ problem, todo }: Trouble): string => `${problem}. ${todo}`;

/** Message of the root cause; for an AggregateError (several addresses of one host), that of the first error. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message || error.name;
}

function codeOf(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause)
    if ('code' in each && typeof each.code === 'string') return each.code;
  return '';
}

/** Path of the file that could not be read or written; null for other errors, among them a socket's. */
function pathOf(error: unknown): string | null {
  const isFile =
    error instanceof Error && 'path' in error && 'syscall' in error && error.syscall !== 'connect';
  return isFile ? String(error.path) : null;
}
