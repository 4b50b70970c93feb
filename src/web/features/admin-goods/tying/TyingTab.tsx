import { useQuery } from '@tanstack/react-query';
import type { TyingMethod } from '#contract/http/catalogue.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { read } from '#web/lib/api.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ActiveBadge } from '../shared/ActiveBadge.tsx';
import { DrawnKnot } from '../shared/Drawn.tsx';
import { ShortList } from '../shared/ShortList.tsx';
import { useOpenForm } from '../shared/use-open-form.ts';
import { useRemove } from '../shared/use-remove.ts';
import { copy } from './copy.vi.ts';
import { TYING } from './editor.ts';
import { TyingForm } from './TyingForm.tsx';
import { usePause } from './use-pause.ts';
import '../goods.module.css';
import * as table from '../shared/goods-table.module.css';

/** Tying methods, including paused ones (spec §2, Tying methods tab). */
export function TyingTab() {
  const list = useQuery(read<TyingMethod[]>('/tying-methods'));
  const form = useOpenForm<TyingMethod>();
  const removal = useRemove(TYING);
  return (
    <ShortList
      list={list}
      tab="tying-methods"
      columns={['name', 'state', 'about', 'price', 'actions']}
      words={copy}
      form={form}
      Form={TyingForm}
    >
      {(method, Look) => (
        <Look
          item={method}
          picture={<DrawnKnot tie={TYING.valuesOf(method).knot} />}
          badge={<ActiveBadge active={method.isActive} labels={copy} />}
          price={method.price === 0 ? copy.free : formatVnd(method.price)}
          about={method.description}
          onEdit={() => form.open(method)}
          removal={removal}
          paused={!method.isActive}
        >
          <PauseButton method={method} />
        </Look>
      )}
    </ShortList>
  );
}

function PauseButton({ method }: { method: TyingMethod }) {
  const { mutate, isPending } = usePause();
  const { name, isActive } = method;
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={isActive ? 'pause' : 'play'}
      aria-label={isActive ? copy.pauseName(name) : copy.resumeName(name)}
      disabled={isPending}
      onClick={() => mutate(method)}
    >
      <span className={table.text}>{isActive ? copy.pause : copy.resume}</span>
    </Button>
  );
}
