/** A value, or the reason it was refused. A refusal is an expected outcome and carries no wording (architecture, habit 7). */
export type Result<T, Why extends string> = Ok<T> | Refusal<Why>;
export type Ok<T> = { readonly ok: true; readonly value: T };
export type Refusal<Why extends string> = { readonly ok: false; readonly why: Why };

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

export function refuse<Why extends string>(why: Why): Refusal<Why> {
  return { ok: false, why };
}
