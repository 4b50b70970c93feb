import { theShop } from '#web/lib/the-shop.ts';
import { shopZaloCopy as copy } from './shop-zalo.vi.ts';

/** A chat with the shop on Zalo; nothing where its owner named none. @param before what leads there */
export function ShopZalo({ before, className }: { before?: string; className?: string }) {
  const { zalo } = theShop();
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
