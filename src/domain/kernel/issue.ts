/** A validation error of a text or a draft: a stable code for programs, a Vietnamese sentence to show. */
export type Issue = { readonly code: string; readonly message: string };

/** A validator of one field: the first issue of the text, or null when it is valid. */
export type Check = (text: string) => Issue | null;

export function issue(code: string, message: string): Issue {
  return { code, message };
}

/** Combines checks: the first issue wins, in the given order. */
export function firstOf(...checks: readonly Check[]): Check {
  return (text) => {
    for (const check of checks) {
      const found = check(text);
      if (found) return found;
    }
    return null;
  };
}
