import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CharmCosts } from '#contract/http/catalogue-admin.ts';
import type { Charm, CharmsPage } from '#contract/http/catalogue.ts';
import { useSendingKey } from '#web/lib/hooks/use-sending-key.ts';
import { describeFailure } from '#web/lib/errors/describe.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { Changed, type CellKind, type SheetCharm, type Wish } from './cells.ts';
import type { StaffCharm } from '#web/entities/charm/desk/queries.ts';
import { invalidateGoods } from '#web/entities/charm/desk/invalidate-goods.ts';

type Sendable = Exclude<Wish, { issue: string }>;
/** Why a cell is not saved; the typed text is kept meanwhile. */
export type Trouble =
  | { why: 'issue' | 'failed'; message: string }
  | { why: 'changed'; newest: StaffCharm; wish: Sendable };

/** State of one cell: its draft, the request, or the error. Saved only once, however often Enter is pressed. */
export function useCell(charm: SheetCharm, kind: CellKind) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(true);
  const [saving, setSaving] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  // The charm as it was when the field was opened, whatever a refetch brings. Null while no field is open.
  const seen = useRef<SheetCharm | null>(null);

  const sent = useSendingKey();

  const close = () => {
    seen.current = null;
    sent.forget();
    setDraft(null);
    setTrouble(null);
  };
  const send = async (from: SheetCharm, wish: Sendable) => {
    seen.current = null;
    setSaving(true);
    setTrouble(null);
    try {
      const saved = await kind.save(from, wish, sent);
      sent.forget();
      keepInLists(queries, saved);
      setDraft(null);
    } catch (error) {
      if (error instanceof Changed) {
        keepInLists(queries, error.newest);
        setTrouble({ why: 'changed', newest: error.newest, wish });
      } else setTrouble({ why: 'failed', message: describeFailure(error, 'admin').message ?? '' });
    }
    setSaving(false);
    await invalidateGoods(queries);
  };

  return {
    draft,
    /** opened with its current value, not by typing a digit */
    isWhole,
    saving,
    trouble,
    /** @param text the key typed on the closed cell; without it the field opens with the current value */
    open(text?: string) {
      if (saving) return;
      seen.current = charm;
      setWhole(text === undefined);
      setDraft(text ?? draft ?? kind.textOf(charm));
      setTrouble(null);
    },
    type: setDraft,
    cancel: close,
    /**
     * Saves the draft.
     * @returns false if it is invalid and the field stays open
     */
    commit(): boolean {
      const from = seen.current;
      if (from === null || draft === null) return true;
      const wish = draft === kind.textOf(from) ? null : kind.read(draft);
      if (wish !== null && 'issue' in wish) {
        setTrouble({ why: 'issue', message: wish.issue });
        return false;
      }
      const unchanged = wish === null || ('to' in wish ? wish.to === kind.valueOf(from) : wish.add === 0);
      if (unchanged) close();
      else inBackground(send(from, wish));
      return true;
    },
    /** Overwrites somebody else's change with the typed value. */
    insist() {
      if (trouble?.why === 'changed') inBackground(send(trouble.newest, trouble.wish));
    },
  };
}

export type Cell = ReturnType<typeof useCell>;

/** Writes a saved charm into every cached list, and its cost into the cached costs. */
function keepInLists(queries: QueryClient, { cost, ...saved }: Charm & Partial<StaffCharm>): void {
  queries.setQueriesData<CharmsPage>({ queryKey: ['/charms'] }, (page) =>
    page?.charms ? { ...page, charms: page.charms.map((each) => merged(each, saved)) } : page,
  );
  if (cost === undefined) return;
  queries.setQueriesData<CharmCosts>({ queryKey: ['/charms/costs'] }, (costs) => {
    const others = costs?.filter(({ _id }) => _id !== saved._id);
    return others && (cost === null ? others : [...others, { _id: saved._id, cost }]);
  });
}

/** Fields missing in the response keep their value from the list. */
const merged = (each: Charm, saved: Charm): Charm => (each._id === saved._id ? { ...each, ...saved } : each);
