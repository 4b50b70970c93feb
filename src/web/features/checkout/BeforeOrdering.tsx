import { Link } from 'react-router';
import { copy as contentCopy } from '#domain/content/copy.vi.ts';
import { leafletPath } from '#domain/content/paths.ts';
import { deliveryDays } from '#domain/shop/public.ts';
import { publicShop } from '#web/lib/public-shop.ts';
import { Card } from '#web/ui/motifs/Card.tsx';
import { unbroken } from '#web/ui/unbroken.tsx';
import { copy } from './copy.vi.ts';

interface BeforeOrderingProps {
  hasDesign: boolean;
  promised: string | null;
  /** whether the total includes the price of delivery */
  isFeeKnown: boolean;
}

/**
 * Information that the law requires before an order: seller, what the total includes, delivery day, returns (Law on protection of
 * consumers' rights 19/2023/QH15, article 37).
 */
export function BeforeOrdering({ hasDesign, promised, isFeeKnown }: BeforeOrderingProps) {
  const shop = publicShop();
  const words = copy.before;
  const facts: [name: string, value: string][] = [
    [words.seller, contentCopy.responsible(shop)],
    [words.sum, isFeeKnown ? words.sumText : words.sumWithoutFee],
    [
      words.delivery,
      promised === null
        ? words.deliveryText(deliveryDays(shop), hasDesign)
        : copy.promised(promised, hasDesign) + (hasDesign ? copy.promiseHolds : ''),
    ],
    [words.returns, (hasDesign ? words.returnsOfDesigns : words.returnsText)(shop.returnDays)],
  ];
  return (
    <section aria-labelledby="before-ordering">
      <h2 id="before-ordering">{words.title}</h2>
      <Card className="grid gap-4 text-sm">
        <dl className="grid gap-3 wrap-anywhere">
          {facts.map(([name, value]) => (
            <div key={name} className="grid gap-x-4 md:grid-cols-[7rem_minmax(0,1fr)]">
              <dt className="muted">{name}</dt>
              <dd>{unbroken(value)}</dd>
            </div>
          ))}
        </dl>
        <p className="flex flex-wrap gap-x-6 gap-y-3">
          <Link className="link" to={leafletPath('doi-tra')} target="_blank">
            {words.readReturns}
          </Link>
          <Link className="link" to={leafletPath('dieu-khoan')} target="_blank">
            {words.readTerms}
          </Link>
        </p>
      </Card>
    </section>
  );
}
