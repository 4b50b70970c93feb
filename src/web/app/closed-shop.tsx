import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useUser } from '#web/lib/session/use-session.ts';
import { theShop } from '#web/lib/the-shop.ts';

/**
 * Before the shop opens the server shows visitors one page, except where staff sign in; who goes on from there without
 * being staff asks the server again.
 */
export function ClosedShop() {
  const { pathname, search } = useLocation();
  const user = useUser();
  const isStaff = user !== null && user.role !== 'customer';
  const came = useRef(pathname);
  useEffect(() => {
    if (theShop().isOpen || isStaff || pathname === came.current) return;
    window.location.assign(pathname + search);
  }, [pathname, search, isStaff]);
  return null;
}
