import { pictureAt, pictureOf } from '#domain/catalogue/pictures.ts';
import { exchangeLines } from '#domain/ordering/photos.vi.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import { withoutExchange, type Wish } from './wish.ts';
import * as styles from './CharmExchange.module.css';

const words = copy.exchange;

interface ExchangesProps {
  wish: Wish;
  disabled: boolean;
  onChange: (wish: Wish) => void;
  onOpen: () => void;
}

/** Button to the customer's design, and the replacements chosen there. */
export function Exchanges({ wish, disabled, onChange, onOpen }: ExchangesProps) {
  const { exchanges } = wish;
  const lines = exchangeLines(exchanges);
  return (
    <section className={styles.card} aria-labelledby="exchange-title">
      <div>
        <h4 id="exchange-title" className="font-semibold">
          {words.title}
        </h4>
        <p className={styles.note}>{words.text}</p>
      </div>
      {exchanges.length > 0 && (
        <ul className={styles.list}>
          {exchanges.map((exchange, at) => (
            <li key={`${exchange.item} ${exchange.position}`}>
              <Picture images={exchange.charm.images} />
              <span>{lines[at]}</span>
              <IconButton
                icon="close"
                label={words.keep(exchange.from, exchange.position)}
                disabled={disabled}
                onClick={() => onChange(withoutExchange(wish, exchange))}
              />
            </li>
          ))}
        </ul>
      )}
      <Button variant="paper" icon="ring" disabled={disabled} onClick={onOpen}>
        {exchanges.length === 0 ? words.open : words.more}
      </Button>
    </section>
  );
}

function Picture({ images }: { images: Parameters<typeof pictureOf>[0] }) {
  const picture = pictureOf(images);
  if (picture === null) return <Icon name="flower" size={40} className="text-muted" />;
  return <img src={pictureAt(picture, 128)} alt="" width={128} height={128} />;
}
