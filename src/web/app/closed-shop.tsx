import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isReachableWhileClosed } from '#domain/shop/while-closed.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { publicShop } from '#web/lib/public-shop.ts';

/**
 * While the shop is closed, the server shows visitors a single page instead of most others; a client-side navigation to one of those
 * by anyone but staff is turned into a request to the server.
 */
export function ClosedShop() {
  const { pathname, search } = useLocation();
  const user = useUser();
  const isStaff = user !== null && user.role !== 'customer';
  const address = pathname + search;
  const first = useRef(address);
  useEffect(() => {
    if (publicShop().isOpen || isStaff || address === first.current) return;
    if (!isReachableWhileClosed(address)) window.location.assign(address);
  }, [address, isStaff]);
  return null;
}
