/** A parsed `Set-Cookie` header. */
export type SetCookie = {
  name: string;
  value: string;
  path: string;
  /** In seconds; null for a session cookie. */
  maxAge: number | null;
  httpOnly: boolean;
  secure: boolean;
  sameSite: string | null;
};

/** Stores cookies as a browser does, as far as the shop uses them: by path, until they expire or are deleted. */
export type CookieJar = {
  take(lines: readonly string[]): void;
  /** The `Cookie` header for a path; empty without cookies. */
  headerFor(path: string): string;
  get(name: string): SetCookie | undefined;
  set(cookie: SetCookie): void;
  copy(): CookieJar;
};

export function cookieJar(kept: ReadonlyMap<string, SetCookie> = new Map()): CookieJar {
  const cookies = new Map(kept);
  const set = (cookie: SetCookie) => {
    if (cookie.maxAge !== null && cookie.maxAge <= 0) cookies.delete(cookie.name);
    else cookies.set(cookie.name, cookie);
  };
  return {
    set,
    take: (lines) => lines.map(readSetCookie).forEach(set),
    headerFor: (path) =>
      [...cookies.values()]
        .filter((cookie) => path.startsWith(cookie.path))
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
    get: (name) => cookies.get(name),
    copy: () => cookieJar(cookies),
  };
}

export function readSetCookie(line: string): SetCookie {
  const [pair = '', ...attributes] = line.split(/;\s*/);
  const [name, value] = split(pair);
  const known = new Map(attributes.map(split).map(([key, text]) => [key.toLowerCase(), text]));
  const maxAge = known.get('max-age');
  return {
    name,
    value: decodeURIComponent(value),
    path: known.get('path') ?? '/',
    maxAge: maxAge === undefined ? null : Number(maxAge),
    httpOnly: known.has('httponly'),
    secure: known.has('secure'),
    sameSite: known.get('samesite') ?? null,
  };
}

function split(pair: string): [string, string] {
  const at = pair.indexOf('=');
  return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
}
