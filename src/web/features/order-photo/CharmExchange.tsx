import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import type { Charm, CharmsPage } from '#contract/http/catalogue.ts';
import type { SavedDesign } from '#contract/http/design.ts';
import type { Order } from '#contract/http/ordering.ts';
import { pictureOf } from '#domain/catalogue/pictures.ts';
import { availableOf } from '#domain/catalogue/stock.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { formatVnd, type Vnd } from '#domain/kernel/vnd.ts';
import { CharmThumbnail } from '#web/entities/charm/CharmThumbnail.tsx';
import { charmsById, ownDesignQuery } from '#web/entities/ring/queries.ts';
import { CharmButton } from '#web/features/joint-design/CharmsToPut.tsx';
import { JointRing } from '#web/features/joint-design/JointRing.tsx';
import { read } from '#web/lib/api.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import { exchangeAt, withExchange, withoutExchange, type WantedExchange, type Wish } from './wish.ts';
import * as bench from '../joint-design/joint-design.module.css';
import * as styles from './CharmExchange.module.css';

const words = copy.exchange;

type Line = Order['items'][number];

interface CharmExchangeProps {
  order: Order;
  wish: Wish;
  onChange: (wish: Wish) => void;
}

/** The customer's design, in which she replaces charms by others of the same price. */
export function CharmExchange({ order, wish, onChange }: CharmExchangeProps) {
  const lines = order.items.filter(({ customBracelet }) => customBracelet !== null);
  const [chosen, setChosen] = useState(lines[0]?._id);
  const line = lines.find(({ _id }) => _id === chosen);
  if (line === undefined) return null;
  return (
    <div className="grid gap-4">
      <h3 className="sr-only">{words.heading}</h3>
      {lines.length > 1 && (
        <Select
          label={words.bracelet}
          value={line._id}
          options={lines.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={({ target }) => setChosen(lines.find(({ _id }) => _id === target.value)?._id)}
        />
      )}
      <OneBracelet key={line._id} line={line} wish={wish} onChange={onChange} />
    </div>
  );
}

interface OneBraceletProps extends Omit<CharmExchangeProps, 'order'> {
  line: Line;
}

function OneBracelet({ line, wish, onChange }: OneBraceletProps) {
  const { data: design, isError, isFetching, refetch } = useQuery(ownDesignQuery(line.customBracelet!));
  if (isError)
    return <FailedState title={words.failed} onRetry={() => inBackground(refetch())} retrying={isFetching} />;
  if (design === undefined)
    return (
      <Loading className="grid gap-4">
        <Skeleton height={240} radius={20} />
        <Skeleton height={96} radius={14} />
      </Loading>
    );
  return <Bench line={line} design={design} wish={wish} onChange={onChange} />;
}

function Bench({ line, design, wish, onChange }: OneBraceletProps & { design: SavedDesign }) {
  const [at, setAt] = useState<number | null>(null);
  const { ring, charms } = useRing(line, design, wish);
  const sold = line.charms.find(({ position }) => position === at);
  const exchange = at === null ? undefined : exchangeAt(wish, { item: line._id, position: at });
  return (
    <div className={classes(bench.bench, styles.bench)}>
      <div className={bench.stage}>
        <JointRing
          ring={ring}
          charms={charms}
          string={design.braceletString}
          tie={design.tyingMethod}
          chosen={at}
        />
        <p className={bench.hint} role="status">
          {sold === undefined
            ? words.hint
            : exchange
              ? words.changed(sold.position, exchange.from, exchange.to)
              : words.chosen(sold.position, sold.name, formatVnd(sold.price))}
        </p>
      </div>
      <div className={bench.side}>
        <Places line={line} wish={wish} chosen={at} onChoose={setAt} />
        {sold && (
          <Offered
            line={line}
            sold={sold}
            wish={wish}
            onPut={(charm) =>
              onChange(
                withExchange(wish, {
                  item: line._id,
                  bracelet: line.name,
                  position: sold.position,
                  from: sold.name,
                  to: charm.name,
                  charm,
                }),
              )
            }
            onKeep={() => onChange(withoutExchange(wish, { item: line._id, position: sold.position }))}
          />
        )}
        <p className={styles.note}>{words.once}</p>
        {line.quantity > 1 && <p className={styles.note}>{words.every(line.quantity)}</p>}
      </div>
    </div>
  );
}

interface PlacesProps {
  line: Line;
  wish: Wish;
  chosen: number | null;
  onChoose: (position: number) => void;
}

/** All slots of the bracelet with their charm after the exchange, in threading order, as radio buttons. */
function Places({ line, wish, chosen, onChoose }: PlacesProps) {
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={classes(bench.heading, 'max-md:sr-only')}>{words.places}</legend>
      <div className={styles.places}>
        {line.charms
          .toSorted((a, b) => a.position - b.position)
          .map((sold) => {
            const exchange = exchangeAt(wish, { item: line._id, position: sold.position });
            const picture = exchange ? pictureOf(exchange.charm.images) : sold.image;
            return (
              <label key={sold.position}>
                <input
                  type="radio"
                  className="sr-only"
                  name={group}
                  checked={chosen === sold.position}
                  onChange={() => onChoose(sold.position)}
                />
                <span className="sr-only">{words.place(sold.position, exchange?.to ?? sold.name)}</span>
                {picture && <CharmThumbnail url={picture} />}
                <span className={classes('num', exchange && styles.fresh)} aria-hidden="true">
                  {sold.position + 1}
                </span>
              </label>
            );
          })}
      </div>
    </fieldset>
  );
}

/** The bracelet after the exchange: the original design with the chosen replacements. */
function useRing(line: Line, design: SavedDesign, wish: Wish) {
  const hung = useMemo(
    () => new Map(design.charms.map(({ position, charm }) => [position, charm._id])),
    [design],
  );
  const ids = useMemo(() => [...new Set(hung.values())].toSorted(), [hung]);
  const { data } = useQuery(charmsById(ids));
  return useMemo(() => {
    const here = wish.exchanges.filter(({ item }) => item === line._id);
    const chosen = new Map(here.map(({ position, charm }) => [position, charm._id]));
    const slots = Array.from(
      { length: design.charms.length },
      (_, position): CharmId | null => chosen.get(position) ?? hung.get(position) ?? null,
    );
    const known = [...(data?.charms ?? []), ...here.map(({ charm }) => charm)];
    const ring = { slots, tray: {}, stringId: null, tyingMethodId: null, wristSize: line.wristSize };
    return { ring, charms: new Map(known.map((charm) => [charm._id, charm])) };
  }, [line, design, wish, hung, data]);
}

/** All charms in stock with exactly this price. */
const ofPriceQuery = (price: Vnd) => read<CharmsPage>('/charms', { price, inStock: true, limit: 100 });

interface OfferedProps {
  line: Line;
  sold: Line['charms'][number];
  wish: Wish;
  onPut: (charm: Charm) => void;
  onKeep: () => void;
}

function Offered({ line, sold, wish, onPut, onKeep }: OfferedProps) {
  const { data, isError, isFetching, refetch } = useQuery(ofPriceQuery(sold.price));
  const exchange = exchangeAt(wish, { item: line._id, position: sold.position });
  if (isError)
    return <FailedState title={words.failed} onRetry={() => inBackground(refetch())} retrying={isFetching} />;
  if (data === undefined)
    return (
      <Loading>
        <Skeleton height={96} radius={14} />
      </Loading>
    );
  const offered = data.charms.filter(
    (charm) => charm.name !== sold.name && leftOf(charm, line, sold.position, wish) >= line.quantity,
  );
  return (
    <section aria-label={words.offered}>
      <div className={styles.head}>
        <h4 className={bench.heading}>{words.offered}</h4>
        {exchange && (
          <Button
            variant="ghost"
            size="sm"
            icon="undo"
            aria-label={words.keep(sold.name, sold.position)}
            onClick={onKeep}
          >
            {words.back}
          </Button>
        )}
      </div>
      {offered.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className={bench.charms}>
        {offered.map((charm) => (
          <li key={charm._id}>
            <CharmButton
              charm={charm}
              label={words.put(charm.name, sold.position)}
              pressed={exchange?.charm._id === charm._id}
              onPut={() => onPut(charm)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Remaining stock of a charm, minus the pieces that this request uses in other slots. */
function leftOf(charm: Charm, line: Line, position: number, { exchanges }: Wish): number {
  const isHere = (each: WantedExchange) => each.item === line._id && each.position === position;
  const elsewhere = exchanges.filter((each) => each.charm._id === charm._id && !isHere(each));
  return availableOf(charm) - elsewhere.length * line.quantity;
}
