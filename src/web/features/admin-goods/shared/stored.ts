/** Form values: texts as typed, and checkboxes. */
export type FormValues = Record<string, string | boolean>;

/** An item of the shop as the lists return it. */
export type Stored = { readonly _id: string; readonly name: string; readonly updatedAt: string };
