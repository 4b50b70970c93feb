import type { CharmRecommendation } from '#contract/http/chat.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { StockBadge } from '#web/ui/feedback/StockBadge.tsx';
import { copy } from '../copy.vi.ts';
import { CharmRow } from './CharmRow.tsx';
import type { KindProps } from './MessageRow.tsx';
import { useAddCharms } from './use-add-charms.ts';
import * as list from './messages.module.css';
import * as offer from './charms.module.css';
import { classes } from '#web/ui/classes.ts';

/** Charms that staff recommend to the customer (look, Chat bubbles). */
export function CharmList({ message, side }: KindProps) {
  const { added, adding, add } = useAddCharms();
  const charms = charmsIn(message.metadata);
  const inStock = charms.filter(({ charmStock }) => charmStock > 0);
  const mayAdd = side === 'customer';
  return (
    <div className={classes(list.balloon, offer.charms)}>
      <p className={offer.title}>{message.content || copy.charms.title(charms.length)}</p>
      <ul>
        {charms.map(({ charmId, charmName, charmImage, charmPrice, charmStock }) => (
          <CharmRow
            key={charmId}
            name={charmName}
            picture={charmImage}
            price={charmPrice}
            added={added.includes(charmId)}
            disabled={adding || charmStock <= 0}
            onAdd={mayAdd ? () => add([charmId]) : undefined}
          >
            <StockBadge available={charmStock} />
          </CharmRow>
        ))}
      </ul>
      {mayAdd && inStock.length > 1 && (
        <Button
          variant="tint"
          size="sm"
          full
          disabled={adding}
          onClick={() => add(inStock.map(({ charmId }) => charmId))}
        >
          {copy.charms.addAll(inStock.length)}
        </Button>
      )}
    </div>
  );
}

/** Only the server writes this metadata, in this shape; a list that is not sent yet has only ids. */
function charmsIn({ charmRecommendations }: KindProps['message']['metadata']): CharmRecommendation[] {
  const recommended = Array.isArray(charmRecommendations)
    ? (charmRecommendations as CharmRecommendation[])
    : [];
  return recommended.filter(({ charmName }) => typeof charmName === 'string');
}
