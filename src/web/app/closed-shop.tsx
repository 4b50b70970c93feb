import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useUser } from '#web/lib/session/use-session.ts';
import { publicShop } from '#web/lib/public-shop.ts';

/**
 * Before the shop opens, the server shows visitors a single page, except where staff log in; a client-side navigation by anyone
 * but staff is turned into a request to the server.
 */
export function ClosedShop() {
  const { pathname, search } = useLocation();
  const user = useUser();
  const isStaff = user !== null && user.role !== 'customer';
  const firstPath = useRef(pathname);
  useEffect(() => {
    if (publicShop().isOpen || isStaff || pathname === firstPath.current) return;
    window.location.assign(pathname + search);
  }, [pathname, search, isStaff]);
  return null;
}
