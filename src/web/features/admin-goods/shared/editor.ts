import type { FieldPath } from 'react-hook-form';
import type { FieldChecks } from '#web/lib/form.ts';
import type { FormValues, Stored } from './stored.ts';

/** How one kind of goods is read, loaded into a form, and sent. */
export type GoodsEditor<Item extends Stored, Values extends FormValues> = {
  /** below `/api`: `/charms` */
  path: string;
  /** Initial form values; null for a new item. */
  valuesOf: (item: Item | null) => Values;
  /** The values as they are sent and compared: without thousands separators, trimmed. */
  tidied: (values: Values) => Values;
  checks: FieldChecks<Values>;
  /** Field labels for the conflict notice. */
  labels: Record<keyof Values & string, string>;
  /** Formats a value for the conflict notice; defaults to the text itself. */
  shown?: (field: keyof Values & string, value: string) => string;
  /** Final changes before sending. */
  prepare?: (sending: Sending) => Promise<Sending>;
  /** The current item; undefined if it no longer exists. */
  find: (id: string) => Promise<Item | undefined>;
  copy: KindCopy;
};

/** A form submission: sent as JSON, or as multipart form data with a picture. */
export type Sending = {
  method: 'POST' | 'PUT';
  path: string;
  body: Record<string, string | boolean>;
  picture: Blob | null;
};

/** Toasts and confirmation texts of one kind of goods. */
export type KindCopy = {
  created: (name: string) => string;
  updated: (name: string) => string;
  removed: (name: string) => string;
  /** one title per failed action (spec §8, Admin) */
  failed: { create: string; update: string; remove: string };
  remove: { title: (name: string) => string; message: string };
};

export const fieldsOf = <Item extends Stored, Values extends FormValues>({
  labels,
}: GoodsEditor<Item, Values>) => Object.keys(labels) as FieldPath<Values>[];
