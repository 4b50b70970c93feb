import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Charm, CharmsPage } from '#contract/http/catalogue.ts';
import { addRefusals } from '#domain/catalogue/copy.vi.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { seconds } from '#domain/kernel/time.ts';
import { gardenSelection } from '#web/entities/selection/selection.ts';
import { pathWith } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from '../copy.vi.ts';

/** How long a row confirms that its charm was added (spec §2). */
const SHOWN = seconds(2);

/** Adds charms to the garden selection, as they are in today's catalogue; `added` names them for two seconds. */
export function useAddCharms() {
  const [added, setAdded] = useState<readonly CharmId[]>([]);
  const [adding, setAdding] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (added.length === 0) return;
    const timer = setTimeout(() => setAdded([]), SHOWN);
    return () => clearTimeout(timer);
  }, [added]);

  const add = async (ids: readonly CharmId[]) => {
    setAdding(true);
    try {
      const { charms } = await call<CharmsPage>('GET', pathWith('/charms', { ids, limit: ids.length }));
      const done = put(charms, ids);
      setAdded(done);
      if (done.length > 0)
        toast({
          type: 'success',
          title: copy.charms.allAdded,
          action: { label: copy.charms.toDesign, onClick: () => inBackground(navigate('/builder')) },
        });
    } catch (error) {
      showError(error);
    } finally {
      setAdding(false);
    }
  };
  return { added, adding, add: (ids: readonly CharmId[]) => inBackground(add(ids)) };
}

/** @returns the charms that were added; shows why the first of the others was not */
function put(charms: readonly Charm[], ids: readonly CharmId[]): CharmId[] {
  const done: CharmId[] = [];
  let why: string | null = null;
  for (const id of ids) {
    const charm = charms.find(({ _id }) => _id === id);
    const result = charm && gardenSelection.add(charm);
    if (result?.ok) done.push(id);
    else why ??= addRefusals[result?.why ?? 'out_of_stock'];
  }
  if (why !== null) toast({ type: 'warning', title: copy.charms.notAdded, message: why });
  return done;
}
