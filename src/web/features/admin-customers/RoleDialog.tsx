import { roleLabels } from '#domain/identity/copy.vi.ts';
import { useState } from 'react';
import type { Customer } from '#contract/http/users-admin.ts';
import { ROLES, type Role } from '#domain/identity/roles.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DialogActions } from '#web/ui/overlays/DialogActions.tsx';
import { RadioCard, RadioCards } from '#web/ui/fields/RadioCards.tsx';
import { LeavingDialog } from '#web/entities/shipment/hand-over/LeavingDialog.tsx';
import { copy } from './copy.vi.ts';
import { useSetRole } from './use-change-account.ts';

interface RoleDialogProps {
  customer: Customer;
  isMe: boolean;
  onClose: () => void;
}

/** Changes an account's role, explaining what each role may do. */
export function RoleDialog({ customer, isMe, onClose }: RoleDialogProps) {
  const [role, setRole] = useState(customer.role);
  const [leaving, setLeaving] = useState(false);
  const { mutate, isPending } = useSetRole(customer, () => setLeaving(true));
  const save = (parcels?: 'stay') => mutate({ role, parcels }, { onSuccess: onClose });
  if (leaving) {
    return (
      <LeavingDialog
        shipper={customer}
        onClose={onClose}
        onLeave={(parcels) => {
          setLeaving(false);
          save(parcels);
        }}
      />
    );
  }
  const footer = (
    <DialogActions
      cancel={copy.role.cancel}
      onCancel={onClose}
      cancelVariant="ghost"
      busy={isPending}
      loadingLabel={copy.role.saving}
      onClick={() => (role === customer.role ? onClose() : save())}
    >
      {copy.role.save}
    </DialogActions>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.role.title(customer.name)}
      width={480}
      footer={footer}
      busy={isPending}
    >
      <RadioCards
        legend={copy.role.legend}
        hideLegend
        value={role}
        onChange={(value) => setRole(value as Role)}
      >
        {ROLES.map((each) => (
          <RadioCard key={each} value={each} title={roleLabels[each]} note={copy.role.notes[each]} />
        ))}
      </RadioCards>
      {isMe && role !== 'admin' ? (
        <Banner tone="warning" className="mt-4">
          {copy.role.yourself}
        </Banner>
      ) : (
        <p className="mt-4 text-sm text-muted">{copy.role.counts}</p>
      )}
    </Dialog>
  );
}
