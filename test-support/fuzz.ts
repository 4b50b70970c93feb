/** The parts of a JSON schema in the OpenAPI document that are used here. */
type Schema = {
  type?: string | readonly string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  format?: string;
  examples?: readonly unknown[];
  minimum?: number;
  minLength?: number;
  minItems?: number;
  $ref?: string;
};

type Parameter = { name: string; in: string; schema: Schema };
export type Operation = {
  parameters?: readonly Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
export type Document = {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

/** A request that an attacker, or a broken client, might send. */
export type Attack = { method: string; url: string; body?: unknown; what: string };

const AN_ID = '01890a5d-ac96-774b-bcce-b302099a8057';

/** Values put into every field: texts that no database can store, wrong types, too much, too little. */
const HOSTILE: readonly unknown[] = [
  '\0',
  'a\0b',
  '\ud800',
  '',
  [],
  [''],
  {},
  null,
  -1,
  1e308,
  'x'.repeat(5_000),
  "' OR 1=1 --",
  { $ne: null },
  true,
];

/** Requests to an operation with one hostile field at a time, the others valid. */
export function attacksOf(document: Document, path: string, method: string, operation: Operation): Attack[] {
  const { parameters = [], requestBody } = operation;
  const schema = requestBody && resolve(document, Object.values(requestBody.content)[0]?.schema ?? {});
  const body = schema && exampleOf(document, schema);
  const url = (changed: Record<string, unknown> = {}) => addressOf(document, path, parameters, changed);
  const inUrl = parameters
    .filter((one) => one.in === 'path' || one.in === 'query')
    .flatMap(({ name }) =>
      HOSTILE.map((value) => ({
        method,
        url: url({ [name]: value }),
        body,
        what: `${name} = ${shown(value)}`,
      })),
    );
  if (schema === undefined) return inUrl;
  const inBody = pathsOf(document, schema).flatMap((field) =>
    HOSTILE.map((value) => ({
      method,
      url: url(),
      body: withValue(body, field, value),
      what: `${field.join('.')} = ${shown(value)}`,
    })),
  );
  const whole = HOSTILE.map((value) => ({ method, url: url(), body: value, what: `body = ${shown(value)}` }));
  return [...inUrl, ...inBody, ...whole];
}

const shown = (value: unknown) => JSON.stringify(value).slice(0, 40);

function addressOf(
  document: Document,
  path: string,
  parameters: readonly Parameter[],
  changed: Record<string, unknown>,
): string {
  const valueOf = ({ name, schema }: Parameter) =>
    encoded(Object.hasOwn(changed, name) ? changed[name] : exampleOf(document, schema));
  const filled = parameters
    .filter((one) => one.in === 'path')
    .reduce((url, one) => url.replace(`{${one.name}}`, valueOf(one)), path)
    .replaceAll(/\{\w+\}/g, AN_ID);
  const asked = parameters
    .filter((one) => one.in === 'query' && Object.hasOwn(changed, one.name))
    .map((one) => `${one.name}=${valueOf(one)}`);
  return asked.length === 0 ? filled : `${filled}?${asked.join('&')}`;
}

function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text === '\ud800' ? '%ED%A0%80' : encodeURIComponent(text.toWellFormed());
}

function resolve(document: Document, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return resolve(document, document.components?.schemas?.[name] ?? {});
  const [either] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  return either === undefined ? schema : resolve(document, either);
}

function exampleOf(document: Document, given: Schema): unknown {
  const schema = resolve(document, given);
  if (schema.const !== undefined) return schema.const;
  const [example] = schema.examples ?? schema.enum ?? [];
  if (example !== undefined) return example;
  const type = [schema.type ?? 'string'].flat()[0];
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(document, field)]));
  }
  if (type === 'array')
    return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () =>
      exampleOf(document, schema.items ?? {}),
    );
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  if (schema.format === 'uuid') return AN_ID;
  if (schema.format?.startsWith('date'))
    return schema.format === 'date' ? '2026-11-22' : '2026-11-22T00:00:00Z';
  return 'meo con 12'.padEnd(schema.minLength ?? 0, 'x');
}

type Path = readonly (string | number)[];

/** Every field of a body, including nested ones in lists and objects. */
function pathsOf(document: Document, given: Schema, deep = 4): Path[] {
  const schema = resolve(document, given);
  if (deep === 0) return [];
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, field]): Path[] => [
    [name],
    ...pathsOf(document, field, deep - 1).map((rest) => [name, ...rest]),
  ]);
  const items = schema.items
    ? [[0], ...pathsOf(document, schema.items, deep - 1).map((rest) => [0, ...rest])]
    : [];
  return [...inside, ...items];
}

function withValue(body: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(body)) return body.with(Number(first), withValue(body[Number(first)], rest, value));
  const known = body as Record<string, unknown> | null;
  return { ...known, [first]: withValue(known?.[first], rest, value) };
}
