import type { Role } from './roles.ts';

/** Who may see a page: everybody, guests only, anybody signed in, or one role (spec §2, Route table). */
export type PageAccess = 'public' | 'guest' | 'login' | Extract<Role, 'admin' | 'shipper'>;

export const PAGES = {
  '/': 'public',
  '/garden': 'public',
  '/builder': 'login',
  '/help': 'public',
  '/blog': 'public',
  '/login': 'guest',
  '/register': 'guest',
  '/verify-otp': 'guest',
  '/forgot-password': 'guest',
  '/reset-password': 'guest',
  '/cart': 'public',
  '/order': 'login',
  '/profile': 'login',
  '/orders': 'login',
  '/admin': 'admin',
  '/shipper': 'shipper',
} as const satisfies Record<string, PageAccess>;
export type PagePath = keyof typeof PAGES;

/** The access of the page at a path (query and fragment are ignored); undefined for an unknown path. */
export function accessOf(path: string): PageAccess | undefined {
  const page = pathnameOf(path);
  return Object.hasOwn(PAGES, page) ? PAGES[page as PagePath] : undefined;
}

/** Landing page of a login without a return path (spec §4, Session). */
export function homePathFor(role: Role): PagePath {
  if (role === 'admin') return '/admin';
  return role === 'shipper' ? '/shipper' : '/';
}

/**
 * A path that a login may return to, or null. Only the shop's own pages that are not for guests only: anything a browser could
 * read as another site (`//host`, backslashes, encoded tricks) is not in the route table.
 */
export function safeReturnPath(path: unknown): string | null {
  if (typeof path !== 'string' || path.length > 1_000 || !/^\/(?!\/)[!-[\]-~]*$/.test(path)) return null;
  const access = accessOf(path);
  return access === undefined || access === 'guest' ? null : path;
}

/** Where a login lands: the page that required it, or the role's own home (decisions, Pages). */
export function landingPath(role: Role, returnPath: unknown): string {
  const wanted = safeReturnPath(returnPath);
  if (wanted === null) return homePathFor(role);
  const access = accessOf(wanted);
  const allowed = access === 'public' || access === 'login' || access === role;
  return allowed ? wanted : homePathFor(role);
}

function pathnameOf(path: string): string {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}
