import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx';

/** Whether customers can currently choose the item. */
export function ActiveBadge({
  active,
  labels,
}: {
  active: boolean;
  labels: { active: string; paused: string };
}) {
  return (
    <StatusBadge tone={active ? 'delivered' : 'cancelled'} label={active ? labels.active : labels.paused} />
  );
}
