/** Parses `14/02/2027`; null for anything that is not a calendar day. @returns `2027-02-14` */
export function readDay(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(2\d{3})$/.exec(text) ?? [];
  const read = `${year}-${month}-${day}`;
  const moment = new Date(`${read}T00:00:00.000Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(read) ? read : null;
}
