import { useQuery } from '@tanstack/react-query';
import type { ShippingOption } from '#contract/http/shipping.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { read } from '#web/lib/api.ts';
import { ActiveBadge } from '../shared/ActiveBadge.tsx';
import { ShortList } from '../shared/ShortList.tsx';
import { useOpenForm } from '../shared/use-open-form.ts';
import { useRemove } from '../shared/use-remove.ts';
import { copy } from './copy.vi.ts';
import { SHIPPING } from './editor.ts';
import { ShippingForm } from './ShippingForm.tsx';
import '../goods.module.css';

/** The delivery options, including paused ones (spec §2, Shipping options tab). */
export function ShippingTab() {
  const list = useQuery(read<ShippingOption[]>('/shipping'));
  const form = useOpenForm<ShippingOption>();
  const removal = useRemove(SHIPPING);
  return (
    <ShortList
      list={list}
      tab="shipping"
      columns={['name', 'state', 'kind', 'about', 'price', 'actions']}
      words={copy}
      form={form}
      Form={ShippingForm}
    >
      {(option, Look) => (
        <Look
          item={option}
          badge={<ActiveBadge active={option.isActive} labels={copy} />}
          price={formatVnd(option.price)}
          kind={`${copy.types[option.type]}, ${copy.days(option.estimatedDays)}`}
          about={option.description ?? ''}
          onEdit={() => form.open(option)}
          removal={removal}
          paused={!option.isActive}
        />
      )}
    </ShortList>
  );
}
