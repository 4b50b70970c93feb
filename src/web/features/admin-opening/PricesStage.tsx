import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import type { CategoryListing, Charm, CharmsPage } from '#contract/http/catalogue.ts';
import { CHARM_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';
import { pictureAt, pictureOf } from '#domain/catalogue/pictures.ts';
import { categoriesQuery } from '#web/entities/charm/desk/queries.ts';
import { ThingPicture } from '#web/entities/charm/desk/ThingPicture.tsx';
import { groupedAmount } from '#web/entities/charm/desk/values.ts';
import { read } from '#web/lib/api.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { openingPath } from '#web/lib/paths/opening.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import { ErrorText } from '#web/ui/fields/Field.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { TabLoading } from '#web/ui/list/TabLoading.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { copy as copies } from './copy.vi.ts';
import type { StageProps } from './OpeningTab.tsx';
import { usePrices, type Column, type Prices } from './use-prices.ts';
import * as styles from './opening.module.css';

const copy = copies.prices;

/** Page size limit of the API; larger categories are priced on the goods pages. */
const SHOWN = 100;

/** Prices and stock of the goods, one list per category. */
export function PricesStage({ onUnsaved }: StageProps) {
  const { data, isError, refetch } = useQuery(categoriesQuery());
  if (isError && !data)
    return <ErrorBanner onRetry={() => inBackground(refetch())}>{copies.failed}</ErrorBanner>;
  if (!data) return <TabLoading />;
  const filled = data.filter(({ charmCount }) => charmCount > 0);
  if (filled.length === 0) {
    return (
      <Card as="section" className="grid justify-items-start gap-3">
        <p>{copy.nothing}</p>
        <LinkButton to={openingPath('goods')}>{copy.toGoods}</LinkButton>
      </Card>
    );
  }
  return filled.map((category, at) => (
    <Group key={category._id} category={category} startsOpen={at === 0} onUnsaved={onUnsaved} />
  ));
}

type GroupProps = { category: CategoryListing; startsOpen: boolean } & Pick<StageProps, 'onUnsaved'>;

function Group({ category, startsOpen, onUnsaved }: GroupProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <Card as="section" aria-label={category.name}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary}>
          <b>{category.name}</b> <span className="text-muted">{copy.count(category.charmCount)}</span>
        </summary>
        {isOpen && <List category={category} onUnsaved={onUnsaved} />}
      </details>
    </Card>
  );
}

function List({ category, onUnsaved }: Omit<GroupProps, 'startsOpen'>) {
  const { data, isError, refetch } = useQuery(
    read<CharmsPage>('/charms', { category: category._id, sort: 'name', limit: SHOWN }),
  );
  if (isError && !data)
    return <ErrorBanner onRetry={() => inBackground(refetch())}>{copies.failed}</ErrorBanner>;
  if (!data) return <Spinner />;
  return (
    <>
      <PriceList category={category} charms={data.charms} onUnsaved={onUnsaved} />
      {data.pagination.total > SHOWN && (
        <p className="mt-3">
          {copy.more(data.pagination.total - SHOWN)}{' '}
          <Link className="link" to={tabPath('charms')}>
            {copy.toCharms}
          </Link>
        </p>
      )}
    </>
  );
}

type PriceListProps = Pick<GroupProps, 'category' | 'onUnsaved'> & { charms: readonly Charm[] };

function PriceList({ category, charms, onUnsaved }: PriceListProps) {
  const prices = usePrices(charms);
  const { changed, save, saving } = prices;
  const part = `prices ${category._id}`;
  useEffect(() => onUnsaved(part, changed > 0), [part, changed, onUnsaved]);
  useEffect(() => () => onUnsaved(part, false), [part, onUnsaved]);
  return (
    <form
      method="post"
      noValidate
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        inBackground(save());
      }}
    >
      <ForAll name={category.name} prices={prices} />
      <ul className={styles.prices}>
        {charms.map((charm) => (
          <PriceRow key={charm._id} charm={charm} prices={prices} />
        ))}
      </ul>
      <footer className={styles.take}>
        <p role="status">{saving === null ? copy.changed(changed) : copy.saving(saving.done, saving.all)}</p>
        <Button type="submit" variant={changed > 0 ? undefined : 'paper'} loading={saving !== null}>
          {copy.save(category.name)}
        </Button>
      </footer>
    </form>
  );
}

/** Sets one price or stock for the whole category. */
function ForAll({ name, prices }: { name: string; prices: Prices }) {
  const [all, setAll] = useState({ price: '', stock: '' });
  const apply = () => {
    for (const column of ['price', 'stock'] as const)
      if (all[column].trim() !== '') prices.typeAll(column, all[column]);
    setAll({ price: '', stock: '' });
  };
  return (
    <div className={styles.forAll} role="group" aria-label={copy.forAll(name)}>
      <span>{copy.forAll(name)}</span>
      {(['price', 'stock'] as const).map((column) => (
        <input
          key={column}
          className="inp num"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          placeholder={copy.columns[column]}
          aria-label={copy.allOf(copy.columns[column], name)}
          value={all[column]}
          onChange={({ target }) => setAll((before) => ({ ...before, [column]: target.value }))}
          // Enter fills the list instead of submitting it, so that nothing is saved unseen.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />
      ))}
      <Button variant="sec" size="sm" onClick={apply}>
        {copy.apply}
      </Button>
    </div>
  );
}

function PriceRow({ charm, prices }: { charm: Charm; prices: Prices }) {
  const troubleId = useId();
  const trouble = prices.troubleOf(charm);
  const field = (column: Column) => ({
    className: 'inp num',
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 12,
    'aria-label': copy.of(copy.columns[column], charm.name),
    'aria-invalid': trouble?.column === column ? (true as const) : undefined,
    'aria-describedby': trouble ? troubleId : undefined,
    value: prices.shown(charm, column),
  });
  return (
    <li className={styles.price}>
      <ThingPicture src={smallPictureOf(charm)} />
      <span className="min-w-0">{charm.name}</span>
      <input
        {...field('price')}
        onChange={({ target }) => prices.type(charm, 'price', target.value)}
        onBlur={({ target }) => {
          const grouped = groupedAmount(target.value);
          if (grouped !== target.value) prices.type(charm, 'price', grouped);
        }}
      />
      <input {...field('stock')} onChange={({ target }) => prices.type(charm, 'stock', target.value)} />
      {trouble && (
        <div id={troubleId} className={styles.trouble}>
          <ErrorText>{trouble.message}</ErrorText>
        </div>
      )}
    </li>
  );
}

function smallPictureOf({ images }: Charm): string | null {
  const url = pictureOf(images);
  return url === null ? null : pictureAt(url, Math.min(...CHARM_PICTURE_WIDTHS));
}
