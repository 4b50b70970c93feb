import { customerMarkLabels } from '#domain/ordering/copy.vi.ts';
import { customerMarks, type OrderOutcomes } from '#domain/ordering/customers.ts';
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx';

/** Warnings about a customer for staff, before they make something for her; none for most customers. */
export function CustomerMarks({ dealings }: { dealings: OrderOutcomes }) {
  return customerMarks(dealings).map((mark) => (
    <StatusBadge
      key={mark}
      tone={mark === 'bounced' ? 'failed' : 'delivered'}
      label={customerMarkLabels[mark]}
    />
  ));
}
