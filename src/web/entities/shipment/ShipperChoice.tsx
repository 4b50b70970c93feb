import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shipperLoadsQuery, shippersQuery } from '#web/entities/shipment/shipment-queries.ts';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { PendingQuery } from '#web/ui/feedback/PendingQuery.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { RadioCard, RadioCards } from '#web/ui/fields/RadioCards.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { shippersFound } from './assigning.ts';
import { shipperChoiceCopy as copy } from './shipper-choice.vi.ts';
import '#web/ui/styles/search-cross.css';
import * as styles from './shipments.module.css';

/** From this number of shippers on, there is a search field. */
const SEARCHED_FROM = 6;

interface ShipperChoiceProps {
  /** id of a shipper, or the value of `nobody` */
  value: string | undefined;
  onChange: (value: string) => void;
  disabled?: boolean;
  /** id of a shipper to leave out */
  except?: string;
  /** a first option for no shipper */
  nobody?: { value: string; title: string; note: string };
}

/** Choice of a shipper by name and e-mail, with the number of open parcels of each (spec §2, Shipments tab). */
export function ShipperChoice({ value, onChange, disabled = false, except, nobody }: ShipperChoiceProps) {
  const shippers = useQuery(shippersQuery());
  const { data: loads } = useQuery(shipperLoadsQuery());
  const [words, setWords] = useState('');
  if (shippers.data === undefined)
    return (
      <PendingQuery query={shippers} failed={copy.failed} className="grid gap-3">
        <Skeleton height={68} radius={16} />
        <Skeleton height={68} radius={16} />
      </PendingQuery>
    );
  if (shippers.data.length === 0 && nobody === undefined) {
    return <EmptyState heading="h3" title={copy.empty} text={copy.emptyText} pose="thinking" />;
  }
  const openOf = (id: string) => loads?.find(({ shipper }) => shipper === id)?.open ?? 0;
  const found = shippersFound(shippers.data, words).filter(({ _id }) => _id !== except);
  return (
    <div className="grid grid-cols-1 gap-3 wrap-anywhere">
      {shippers.data.length >= SEARCHED_FROM && (
        <TextField
          label={<span className="sr-only">{copy.search}</span>}
          icon="search"
          type="search"
          placeholder={copy.search}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <RadioCards legend={copy.legend} hideLegend value={value} disabled={disabled} onChange={onChange}>
        {nobody && <RadioCard value={nobody.value} title={nobody.title} note={nobody.note} icon="clock" />}
        {found.map(({ _id, name, email }) => (
          <RadioCard
            key={_id}
            value={_id}
            title={name}
            note={email}
            icon="user"
            aside={loads && <span className={styles.load}>{copy.load(openOf(_id))}</span>}
          />
        ))}
      </RadioCards>
      {found.length === 0 && shippers.data.length > 0 && <p className="text-muted">{copy.nobody}</p>}
    </div>
  );
}
