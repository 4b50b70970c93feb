import { useDeferredValue, useState, type ReactNode } from 'react';
import type { Charm } from '#contract/http/catalogue.ts';
import { gardenSelection } from '#web/entities/selection/selection.ts';
import { useQuiet } from '#web/lib/hooks/use-quiet.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { placedCharms } from '#domain/design/board.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { afterPaint } from './state/after-paint.ts';
import { createBenchStore } from './state/bench-store.ts';
import { BottomBar } from './finish/BottomBar.tsx';
import { BuilderHead } from './BuilderHead.tsx';
import { createCharmBook, lettersAmong } from './state/charm-book.ts';
import { CharmPanel } from './charms/CharmPanel.tsx';
import { copy } from './copy.vi.ts';
import { EditingStrip } from './EditingStrip.tsx';
import { createCore, type Core } from './state/core.ts';
import { benchOf, type Draft } from './state/draft.ts';
import { keepDraft } from './state/draft-storage.ts';
import { DragLayer } from './ring/DragLayer.tsx';
import { FinishProvider } from './finish/FinishProvider.tsx';
import { OnePanel } from './OnePanel.tsx';
import { OptionsPanel } from './OptionsPanel.tsx';
import { Stage } from './ring/Stage.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useFollowing } from './use-following.ts';
import { useMedia, WIDE } from './use-media.ts';
import { useShortcuts } from './use-shortcuts.ts';
import {
  DesignContext,
  useDesign,
  useReckonedDesign,
  useSaid,
  useSaved,
  WorkshopContext,
} from './workshop.ts';

interface WorkshopProps {
  userId: string;
  draft: Draft | null;
  /** The charms of the draft and of the garden's picks. */
  charms: readonly Charm[];
}

/** The bench with everything on it. One for the life of the page: later answers of the catalogue flow into its book. */
export function Workshop({ userId, draft, charms }: WorkshopProps) {
  const [core] = useState(() => openCore(userId, draft, charms));
  return (
    <WorkshopContext value={core}>
      <DesignProvider>
        <FinishProvider>
          <Bench userId={userId} />
        </FinishProvider>
      </DesignProvider>
    </WorkshopContext>
  );
}

function DesignProvider({ children }: { children: ReactNode }) {
  // Rendered in between, never in the way of the next tap.
  return <DesignContext value={useDeferredValue(useReckonedDesign())}>{children}</DesignContext>;
}

function openCore(userId: string, draft: Draft | null, charms: readonly Charm[]): Core {
  const book = createCharmBook([...gardenSelection.get().map(({ charm }) => charm), ...charms]);
  const sold = new Set(charms.map(({ _id }) => _id));
  const { bench, gone, filled } = benchOf(draft, (id) => sold.has(id), book.supply);
  if (gone > 0) toast({ type: 'warning', title: copy.gone.title, message: copy.gone.message(gone) });
  const store = createBenchStore({
    first: bench,
    filled,
    keep: (kept) => keepDraft(userId, kept),
    supply: book.supply,
    letters: () => lettersAmong(book.get().values()),
  });
  store.takePicks(gardenSelection.get());
  return createCore({ store, book, toast, soon: afterPaint });
}

function Bench({ userId }: { userId: string }) {
  const saved = useSaved();
  const wide = useMedia(WIDE);
  useFollowing(userId);
  useArrivals();
  useShortcuts();
  return (
    <DragLayer>
      <div className="bld">
        <BuilderHead saved={saved} />
        <EditingStrip />
        {wide && (
          <section className="bld-side l" aria-label={copy.tabs.charms}>
            <CharmPanel />
          </section>
        )}
        <Stage />
        {wide ? <OptionsPanel /> : <OnePanel />}
        <BottomBar />
        <Announcer />
      </div>
    </DragLayer>
  );
}

/** What just happened, and after a quiet moment how many charms hang and what they cost (look §9). */
function Announcer() {
  const { text, nth } = useSaid();
  const { board, price } = useDesign();
  const count = copy.ring.count(placedCharms(board).length, board.slots.length);
  const sum = useQuiet(copy.sum.spoken(count, formatVnd(price.price)));
  return (
    <div className="sr-only">
      <p role="status">
        <span key={nth}>{text}</span>
      </p>
      <p aria-live="polite">{sum}</p>
    </div>
  );
}
