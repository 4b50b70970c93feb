/** What a form holds: texts as they are typed and switches. */
export type FormValues = Record<string, string | boolean>;

/** A thing of the shop as the lists bring it. */
export type Stored = { readonly _id: string; readonly name: string; readonly updatedAt: string };
