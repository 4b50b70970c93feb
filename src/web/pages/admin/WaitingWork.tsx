import { Link } from 'react-router';
import type { WaitingWork as Waiting } from '#contract/http/reports.ts';
import { copy } from './copy.vi.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';

/** Where each kind of pending work is done, the most urgent first. */
const PLACES = [
  ['overdue', tabPath('orders')],
  // Payments wait in two lists: the 'today' tab links to each.
  ['payments', tabPath('today')],
  ['orders', `${tabPath('orders')}&trang-thai=pending`],
  ['photos', tabPath('today')],
  ['toShip', `${tabPath('orders')}&trang-thai=confirmed&anh=ready`],
  ['toAssign', `${tabPath('shipments')}&trang-thai=pending&cho=tiem`],
  ['returned', `${tabPath('shipments')}&trang-thai=returned&cho=tiem`],
  ['mails', tabPath('mails')],
  ['reviews', `${tabPath('reviews')}&trang-thai=pending`],
] as const satisfies [keyof Waiting, string][];

/** 'Đang chờ bạn: 2 đơn cần xác nhận, …', each item a link to its list. */
export function WaitingWork({ waiting }: { waiting: Waiting }) {
  const places = PLACES.filter(([kind]) => waiting[kind] > 0);
  if (places.length === 0) return copy.waiting.none;
  return (
    <>
      <Link className="link" to={tabPath('today')} preventScrollReset>
        {copy.waiting.lead}
      </Link>{' '}
      {places.map(([kind, path], index) => (
        <span key={kind}>
          {index > 0 && ', '}
          <Link className="link" to={path} preventScrollReset>
            {copy.waiting.kinds[kind](waiting[kind])}
          </Link>
        </span>
      ))}
      .
    </>
  );
}
