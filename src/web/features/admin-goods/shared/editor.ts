import type { FieldPath } from 'react-hook-form';
import type { FieldChecks } from '#web/lib/form.ts';
import type { FormValues, Stored } from './stored.ts';

/** How one kind of goods is read, filled into a form, and sent. */
export type GoodsEditor<Item extends Stored, Values extends FormValues> = {
  /** below `/api`: `/charms` */
  path: string;
  /** The filling of its form; null for something new. */
  valuesOf: (item: Item | null) => Values;
  /** What was typed, as it is sent and compared: without dots in prices, without spaces at the ends. */
  tidied: (values: Values) => Values;
  checks: FieldChecks<Values>;
  /** Names of the fields for the notice of a conflict. */
  labels: Record<keyof Values & string, string>;
  /** A value as people read it, for the same notice; the text itself unless told. */
  shown?: (field: keyof Values & string, value: string) => string;
  /** Last changes before it is sent. */
  prepare?: (sending: Sending) => Promise<Sending>;
  /** The newest of one; undefined when it is gone. */
  find: (id: string) => Promise<Item | undefined>;
  copy: KindCopy;
};

/** A form on its way: as JSON, or with a picture as a form of parts. */
export type Sending = {
  method: 'POST' | 'PUT';
  path: string;
  body: Record<string, string | boolean>;
  picture: Blob | null;
};

/** Toasts and questions about one kind of goods. */
export type KindCopy = {
  created: (name: string) => string;
  updated: (name: string) => string;
  removed: (name: string) => string;
  /** one title each for what failed (spec §8, Admin) */
  failed: { create: string; update: string; remove: string };
  remove: { title: (name: string) => string; message: string };
};

export const fieldsOf = <Item extends Stored, Values extends FormValues>({
  labels,
}: GoodsEditor<Item, Values>) => Object.keys(labels) as FieldPath<Values>[];
