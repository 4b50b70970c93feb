import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Shipment } from '#contract/http/fulfilment.ts';
import type { Shipper } from '#contract/http/identity.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { RadioCard, RadioCards } from '#web/ui/fields/RadioCards.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { givenName, shippersFound } from './assigning.ts';
import { copy } from './copy.vi.ts';
import { shipperLoadsQuery, shippersQuery } from '#web/entities/shipment/shipment-queries.ts';
import { useAssignShipper } from './use-shipment-change.ts';

/** With fewer shippers one sees them all. */
const SEARCHED_FROM = 6;

interface AssignDialogProps {
  shipment: Shipment;
  open: boolean;
  onClose: () => void;
}

/** Who brings it (spec §2, Shipments tab): one of the shippers, by name and e-mail. */
export function AssignDialog({ shipment, open, onClose }: AssignDialogProps) {
  const shippers = useQuery({ ...shippersQuery(), enabled: open });
  const { mutate, isPending } = useAssignShipper(shipment);
  const [chosenId, setChosenId] = useState<string>();
  const chosen = shippers.data?.find(({ _id }) => _id === chosenId);
  const footer = (
    <div className="acts">
      <Button variant="ghost" disabled={isPending} onClick={onClose}>
        {copy.cancel}
      </Button>
      <Button
        disabled={chosen === undefined}
        loading={isPending}
        loadingLabel={copy.assign.sending}
        onClick={() => chosen && mutate({ shipperId: chosen._id }, { onSettled: onClose })}
      >
        {chosen ? copy.assign.confirmName(givenName(chosen.name)) : copy.assign.confirm}
      </Button>
    </div>
  );
  return (
    <Dialog open={open} onClose={onClose} title={copy.assign.title} footer={footer} busy={isPending}>
      <p className="mb-4 text-muted">
        {copy.assign.text(`#${shortId(shipment.order._id)}`, shipment.order.shippingAddress.city)}
      </p>
      {shippers.data === undefined ? (
        shippers.isError ? (
          <FailedState
            heading="h3"
            title={copy.assign.failed}
            onRetry={() => void shippers.refetch()}
            retrying={shippers.isFetching}
          />
        ) : (
          <Loading className="grid gap-3">
            <Skeleton height={68} radius={16} />
            <Skeleton height={68} radius={16} />
          </Loading>
        )
      ) : (
        <Shippers shippers={shippers.data} value={chosenId} disabled={isPending} onChange={setChosenId} />
      )}
    </Dialog>
  );
}

interface ShippersProps {
  shippers: readonly Shipper[];
  value: string | undefined;
  disabled: boolean;
  onChange: (id: string) => void;
}

function Shippers({ shippers, value, disabled, onChange }: ShippersProps) {
  const [words, setWords] = useState('');
  const { data: loads } = useQuery(shipperLoadsQuery());
  const openOf = (id: string) => loads?.find(({ shipper }) => shipper === id)?.open ?? 0;
  if (shippers.length === 0) {
    return <EmptyState heading="h3" title={copy.assign.empty} text={copy.assign.emptyText} pose="thinking" />;
  }
  const found = shippersFound(shippers, words);
  return (
    <div className="grid gap-3">
      {shippers.length >= SEARCHED_FROM && (
        <TextField
          label={<span className="sr-only">{copy.assign.search}</span>}
          icon="search"
          type="search"
          placeholder={copy.assign.search}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <RadioCards
        legend={copy.assign.legend}
        hideLegend
        value={value}
        disabled={disabled}
        onChange={onChange}
      >
        {found.map(({ _id, name, email }) => (
          <RadioCard
            key={_id}
            value={_id}
            title={name}
            note={email}
            icon="user"
            aside={loads && <span className="load">{copy.assign.load(openOf(_id))}</span>}
          />
        ))}
      </RadioCards>
      {found.length === 0 && <p className="text-muted">{copy.assign.nobody}</p>}
    </div>
  );
}
