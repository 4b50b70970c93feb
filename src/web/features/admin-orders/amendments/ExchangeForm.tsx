import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { Charm, CharmsPage } from '#contract/http/catalogue.ts';
import type { ExchangeCharmBody, Order } from '#contract/http/ordering.ts';
import { availableOf } from '#domain/catalogue/stock.ts';
import { formatVnd, times } from '#domain/kernel/vnd.ts';
import type { Difference } from '#domain/ordering/amendments.ts';
import { REASON_MAX } from '#domain/ordering/limits.ts';
import { FailedLine } from '#web/ui/feedback/FailedLine.tsx';
import { ComboField } from '#web/ui/fields/ComboField.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { readPage } from '#web/lib/read-page.ts';
import { amendmentsCopy } from './amendments.vi.ts';
import { chosenDifference, DifferenceChoice } from './DifferenceChoice.tsx';

const words = amendmentsCopy.exchange;

/** Every slot of the order's custom bracelets that holds a charm. */
export const placesOf = (order: Order) =>
  order.items
    .filter(({ customBracelet }) => customBracelet !== null)
    .flatMap((item) => item.charms.map((charm) => ({ item, charm, key: `${item._id} ${charm.position}` })));
export type Place = ReturnType<typeof placesOf>[number];

interface ExchangeFormProps {
  id: string;
  order: Order;
  places: readonly Place[];
  onDone: (body: ExchangeCharmBody) => void;
}

const inStockQuery = (q: string) =>
  readPage<CharmsPage>('/charms', { inStock: true, limit: 20, ...(q !== '' && { q }) });

/** Form for the broken charm, its replacement, and who bears the difference. */
export function ExchangeForm({ id, order, places, onDone }: ExchangeFormProps) {
  const [at, setAt] = useState(places[0]?.key ?? '');
  const [typed, setTyped] = useState('');
  const [broken, setBroken] = useState('1');
  const [difference, setDifference] = useState<Difference>('settle');
  const [said, setSaid] = useState('');
  const [missing, setMissing] = useState(false);
  const query = useQuery(inStockQuery(typed.trim()));
  const place = places.find(({ key }) => key === at);
  if (place === undefined) return null;
  const offered = (query.data?.charms ?? []).filter(({ name }) => name !== place.charm.name);
  const charm = offered.find(({ name }) => name === typed);
  const sums = charm && sumsOf(place, charm);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (charm === undefined || sums === undefined) return setMissing(true);
    onDone({
      item: place.item._id,
      position: place.charm.position,
      seen: place.charm.name,
      charm: charm._id,
      broken: Number(broken),
      difference: chosenDifference(order, sums.before, sums.after, difference),
      words: said.trim() || null,
    });
  };
  return (
    <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
      <p className="text-muted">{words.text}</p>
      <Select
        label={words.old}
        value={at}
        options={places.map(({ key, item, charm: { name, position } }) => ({
          value: key,
          label: words.at(item.name, name, position + 1),
        }))}
        onChange={({ target }) => {
          setAt(target.value);
          setBroken('1');
        }}
      />
      <Replacement
        query={query}
        offered={offered}
        typed={typed}
        missing={missing}
        onType={(text) => {
          setTyped(text);
          setMissing(false);
        }}
      />
      <Select
        label={words.broken}
        value={broken}
        options={Array.from({ length: place.item.quantity + 1 }, (_, pieces) => ({
          value: String(pieces),
          label: words.pieces(pieces),
        }))}
        onChange={({ target }) => setBroken(target.value)}
      />
      {sums && <DifferenceChoice order={order} {...sums} value={difference} onChange={setDifference} />}
      <TextArea
        label={words.words}
        optional
        rows={2}
        maxLength={REASON_MAX}
        placeholder={words.wordsPlaceholder}
        value={said}
        onChange={({ target }) => setSaid(target.value)}
      />
    </form>
  );
}

/** Price of that charm in all bracelets of the line, before and after, in đồng. */
function sumsOf({ item, charm: old }: Place, { price }: Charm) {
  return { before: times(old.price, item.quantity), after: times(price, item.quantity) };
}

interface ReplacementProps {
  query: UseQueryResult<CharmsPage>;
  offered: readonly Charm[];
  typed: string;
  missing: boolean;
  onType: (text: string) => void;
}

/** Combobox of charms in stock, searched while typing. */
function Replacement({ query, offered, typed, missing, onType }: ReplacementProps) {
  return (
    <div className="grid gap-2">
      <ComboField
        label={words.charm}
        placeholder={words.placeholder}
        value={typed}
        empty={query.data ? words.none : ''}
        error={missing ? words.missing : null}
        autoComplete="off"
        onValue={onType}
        itemsFor={() =>
          offered.map((each) => ({
            name: each.name,
            note: words.left(availableOf(each), formatVnd(each.price)),
          }))
        }
      />
      <FailedLine query={query}>{words.failed}</FailedLine>
    </div>
  );
}
