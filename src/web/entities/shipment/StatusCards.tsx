import type { ComponentProps } from 'react';
import type { ShipmentStatus } from '#domain/fulfilment/shipments.ts';
import { RadioCard, RadioCards } from '#web/ui/fields/RadioCards.tsx';
import { ShipmentStatusBadge } from './ShipmentStatusBadge.tsx';

interface StatusCardsProps extends Omit<ComponentProps<typeof RadioCards>, 'onChange' | 'children'> {
  /** to choose from */
  statuses: readonly ShipmentStatus[];
  onChange: (status: ShipmentStatus) => void;
}

/** Chooses the next status of a parcel. */
export function StatusCards({ statuses, onChange, ...cards }: StatusCardsProps) {
  return (
    <RadioCards
      {...cards}
      onChange={(value) => {
        const chosen = statuses.find((each) => each === value);
        if (chosen) onChange(chosen);
      }}
    >
      {statuses.map((to) => (
        <RadioCard key={to} value={to} title={<ShipmentStatusBadge status={to} />} />
      ))}
    </RadioCards>
  );
}
