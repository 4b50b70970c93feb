/** What is wrong with a text or a draft: a stable code for programs, a Vietnamese sentence fit to show. */
export type Issue = { readonly code: string; readonly message: string };

/** A rule of one field: the first thing wrong with the text, or null when it is fine. */
export type Check = (text: string) => Issue | null;

export function issue(code: string, message: string): Issue {
  return { code, message };
}

/** One check out of several: the first complaint wins, in the order given. */
export function firstOf(...checks: readonly Check[]): Check {
  return (text) => {
    for (const check of checks) {
      const found = check(text);
      if (found) return found;
    }
    return null;
  };
}
