import { expect, test } from 'vitest';
import { columnOf } from '#domain/catalogue/import-lines.ts';
import { copy } from './copy.vi.ts';
import { csvOf } from './csv-file.ts';

test('cells with the separator or quotes are quoted', () => {
  expect(csvOf([['Ven sông; gió', 'nói "chào"', '35.000']])).toBe(
    '\ufeff"Ven sông; gió";"nói ""chào""";35.000\r\n',
  );
});

test('the import knows every column of the template, and its rows are complete', () => {
  const [headings, ...rows] = copy.csv.templateRows;
  expect(headings.map(columnOf)).not.toContain(undefined);
  expect(rows.map((row) => row.length)).toEqual(rows.map(() => headings.length));
});
