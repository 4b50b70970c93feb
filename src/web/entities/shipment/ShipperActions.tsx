import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { Shipper } from '#contract/http/identity.ts';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { givenName } from './assigning.ts';
import { shippersQuery } from './shipment-queries.ts';

/** The shipper with this id; undefined until the shippers are loaded. */
export function useShipper(id: string | undefined, enabled = true): Shipper | undefined {
  const { data: shippers } = useQuery({ ...shippersQuery(), enabled });
  return shippers?.find(({ _id }) => _id === id);
}

interface ShipperActionsProps extends Omit<
  ComponentProps<typeof DialogActions>,
  'cancel' | 'cancelVariant' | 'children'
> {
  /** of a dialog with `ShipperChoice` */
  chosen: Shipper | undefined;
  words: { cancel: string; confirm: string; confirmName: (name: string) => string };
}

/** Buttons of a dialog that chooses a shipper; the button that confirms names the chosen one. */
export function ShipperActions({ chosen, words, ...actions }: ShipperActionsProps) {
  return (
    <DialogActions cancel={words.cancel} cancelVariant="ghost" {...actions}>
      {chosen ? words.confirmName(givenName(chosen.name)) : words.confirm}
    </DialogActions>
  );
}
