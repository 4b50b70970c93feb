import { CreateCharmBody } from '#contract/http/catalogue-admin.ts';
import type { ImportLine } from '#contract/http/charm-import.ts';
import { goodsCopy } from '#domain/catalogue/copy.vi.ts';
import {
  categoryNamed,
  hasBrokenLetters,
  importedNumber,
  importedNumberIssue,
} from '#domain/catalogue/import-lines.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { listCategories, type CategoryRow } from '../categories/repository.ts';
import { listCharmsByName } from '../charms/repository.ts';
import type { NewCharm } from '../charms/service.ts';
import { listImported } from '../stock/ledger.ts';
import type { Cells, Row } from './table.ts';

type Issue = ImportLine['issues'][number];
/** A line that can be imported, or the reasons why not. */
export type Judged = ImportLine & {
  charm: NewCharm | null;
  /** the stock when the table was exported */
  stockSeen: number | undefined;
  /** the last line of the stock ledger at that time */
  ledgerSeen: number | undefined;
  existing: CharmId | null;
};

/** The cells of a line, read. */
type Read = Pick<Judged, 'charm' | 'stockSeen' | 'ledgerSeen' | 'issues'>;

/**
 * Validates lines against the current catalogue.
 * @param repeated lines whose charm is already in an earlier line
 */
export async function judge(db: Db, rows: readonly Row[], repeated: ReadonlySet<number>): Promise<Judged[]> {
  const categories = await listCategories(db);
  const known = await knownAmong(db, rows);
  const lines = rows.map(({ line, cells }) => {
    const [name, slug] = [nameIn(cells), slugIn(cells)];
    const found = slug === '' ? known.byName.get(name) : known.bySlug.get(slug);
    return { line, name, slug, found, read: readCells(cells, categories, found === undefined) };
  });
  const imported = await listImported(
    db,
    lines.flatMap(({ line, found, read: { ledgerSeen } }) =>
      found === undefined || ledgerSeen === undefined || repeated.has(line)
        ? []
        : [{ charmId: found.id, line: ledgerSeen }],
    ),
  );
  return lines.map(({ line, name, slug, found, read }) => {
    const { charm, stockSeen, ledgerSeen, issues } = withoutImported(
      read,
      (found && imported.get(found.id)) ?? 0,
    );
    if (repeated.has(line)) issues.push({ path: 'name', message: goodsCopy.importTwice });
    if (slug !== '' && found === undefined)
      issues.push({ path: 'slug', message: goodsCopy.importUnknownSlug(slug) });
    if (found?.hidden) issues.push({ path: 'name', message: goodsCopy.importHidden });
    const existing = found?.id ?? null;
    if (charm === null || issues.length > 0)
      return { line, name, action: 'refuse', issues, charm: null, stockSeen, ledgerSeen, existing };
    return {
      line,
      name,
      action: existing ? 'update' : 'create',
      issues,
      charm,
      stockSeen,
      ledgerSeen,
      existing,
    };
  });
}

/** Lines about a charm that an earlier line is about: by slug where given, else by name. */
export function repeatedIn(rows: readonly Row[]): Set<number> {
  const seen = new Set<string>();
  const repeated = new Set<number>();
  for (const { line, cells } of rows) {
    const slug = slugIn(cells);
    const whose = slug === '' ? nameIn(cells) : `/${slug}`;
    if (seen.has(whose)) repeated.add(line);
    seen.add(whose);
  }
  return repeated;
}

const nameIn = (cells: Cells) => tidyLine(cells.name ?? '');
const slugIn = (cells: Cells) => tidyLine(cells.slug ?? '').toLowerCase();

/** Charms on offer override hidden ones of the same name. */
async function knownAmong(db: Db, rows: readonly Row[]) {
  const names = rows.map(({ cells }) => nameIn(cells));
  const slugs = rows.map(({ cells }) => slugIn(cells));
  const found = await listCharmsByName(db, names, slugs);
  return {
    byName: new Map(found.map((each) => [each.name, each])),
    bySlug: new Map(found.map((each) => [each.slug, each])),
  };
}

/**
 * The line without what its table has changed of the stock already: one that is imported again books only the rest. A stock that
 * the table does not change stays as it is.
 * @param imported pieces added so far
 */
function withoutImported(read: Read, imported: number): Read {
  const { charm, stockSeen } = read;
  if (charm?.stock === undefined || stockSeen === undefined || charm.stock === stockSeen) return read;
  return { ...read, charm: { ...charm, stock: charm.stock - imported } };
}

/** @param isNew whether the line creates a charm, which needs a category */
function readCells(cells: Cells, categories: readonly CategoryRow[], isNew: boolean): Read {
  const issues: Issue[] = [];
  if (Object.values(cells).some(hasBrokenLetters)) {
    const [path = 'name'] = Object.entries(cells).find(([, cell]) => hasBrokenLetters(cell)) ?? [];
    issues.push({ path, message: goodsCopy.importBroken });
    return { charm: null, stockSeen: undefined, ledgerSeen: undefined, issues };
  }
  const category = cells.category?.trim() ? categoryNamed(cells.category, categories) : undefined;
  if (cells.category?.trim() ? category === undefined : isNew) {
    const message = cells.category?.trim() ? goodsCopy.unknownCategory : goodsCopy.importCategoryMissing;
    issues.push({ path: 'category', message });
  }
  const numbers = {
    price: importedNumber(cells.price ?? ''),
    cost: importedNumber(cells.cost ?? ''),
    stock: importedNumber(cells.stock ?? ''),
    stockSeen: importedNumber(cells.stockSeen ?? ''),
    ledgerSeen: importedNumber(cells.ledgerSeen ?? ''),
  };
  for (const [path, digits] of Object.entries(numbers)) {
    const message = importedNumberIssue(digits);
    if (message !== null) issues.push({ path, message });
  }
  const { slug: _slug, stockSeen: _stock, ledgerSeen: _line, ...own } = cells;
  const { stockSeen, ledgerSeen, ...amounts } = numbers;
  const filled = Object.entries({ ...own, ...amounts, category: category ?? '' }).filter(
    ([, cell]) => cell.trim() !== '',
  );
  const seen = {
    stockSeen: /^\d{1,9}$/.test(stockSeen) ? Number(stockSeen) : undefined,
    ledgerSeen: /^\d{1,15}$/.test(ledgerSeen) ? Number(ledgerSeen) : undefined,
  };
  const read = CreateCharmBody.safeParse(Object.fromEntries(filled));
  if (read.success) return { charm: read.data, ...seen, issues };
  // One message per cell: the first.
  const said = new Set(issues.map(({ path }) => path));
  const wrong = read.error.issues
    .map(({ path, message }) => ({ path: path.join('.'), message }))
    .filter(({ path }) => !said.has(path));
  return { charm: null, ...seen, issues: [...issues, ...wrong] };
}
