import pg from 'pg';

/** A statement as sent to the database. */
export type Statement = { text: string; values: readonly unknown[] };

type Query = (this: pg.Client, ...args: unknown[]) => unknown;
type Spoken = { text: string; values?: unknown[] } | string;

/** Records the statements that the shop sends while `work` runs, up to the end of its first transaction. */
export async function record(application: string, work: () => Promise<void>): Promise<Statement[]> {
  const said: Statement[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const query = prototype.query;
  prototype.query = function spy(this: pg.Client, ...args) {
    const [spoken, values] = args as [Spoken, unknown[]?];
    const text = typeof spoken === 'string' ? spoken : spoken.text;
    const { application_name: name } = (
      this as unknown as { connectionParameters: { application_name?: string } }
    ).connectionParameters;
    if (name === application)
      said.push({ text, values: values ?? (typeof spoken === 'string' ? [] : (spoken.values ?? [])) });
    return query.apply(this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  const end = said.findIndex(({ text }) => /^commit/i.test(text));
  return said.slice(0, end + 1);
}
