import { publicShop } from '#web/lib/public-shop.ts';
import { shopZaloCopy as copy } from './shop-zalo.vi.ts';

/** Link to the shop's Zalo chat; nothing when none is configured. @param before text before the link */
export function ShopZalo({ before, className }: { before?: string; className?: string }) {
  const { zalo } = publicShop();
  if (zalo === '') return null;
  return (
    <p className={className}>
      {before}{' '}
      <a className="link" href={zalo} target="_blank" rel="noopener noreferrer">
        {copy.link}
      </a>
    </p>
  );
}
