import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactNode } from 'react';
import type { Charm } from '#contract/http/catalogue.ts';
import { gardenSelection } from '#web/entities/selection/selection.ts';
import { useDebouncedText } from '#web/lib/hooks/use-debounced-text.ts';
import { MountInSequence } from '#web/ui/MountInSequence.tsx';
import { WaitingSide } from './BuilderSkeleton.tsx';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { placedCharms } from '#domain/design/board.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { afterPaint } from './state/after-paint.ts';
import { createDesignStore } from './state/design-store.ts';
import { BottomBar } from './finish/BottomBar.tsx';
import { BuilderHead } from './BuilderHead.tsx';
import { createCharmCache, lettersAmong } from './state/charm-cache.ts';
import { CharmPanel } from './charms/CharmPanel.tsx';
import { copy } from './copy.vi.ts';
import { EditingStrip } from './EditingStrip.tsx';
import { createBuilderController, type BuilderController } from './state/controller.ts';
import type { Draft } from '#web/entities/bracelet/draft.ts';
import { designOfDraft } from './state/draft.ts';
import { storeDraft } from '#web/entities/bracelet/draft-storage.ts';
import { stringsQuery } from '#web/entities/ring/queries.ts';
import { DragLayer } from './ring/DragLayer.tsx';
import { FinishProvider } from './finish/FinishProvider.tsx';
import { OnePanel } from './OnePanel.tsx';
import { charmsInView } from './opening.ts';
import { OptionsPanel } from './OptionsPanel.tsx';
import { PalettesDialog } from './palettes/PalettesDialog.tsx';
import { Stage } from './ring/Stage.tsx';
import { useDesignFromUrl } from './use-design-from-url.ts';
import { useCatalogueSync } from './use-catalogue-sync.ts';
import { useMedia, WIDE } from '#web/lib/hooks/use-media.ts';
import { chooseFirstString, useFirstString } from './use-first-string.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useSuggestedName } from './use-suggested-name.ts';
import {
  DesignContext,
  useDesign,
  useComputedDesign,
  useSaid,
  useSaved,
  BuilderContext,
} from './builder-context.ts';
import * as frame from './builder.module.css';

interface BuilderProviderProps {
  userId: string;
  draft: Draft | null;
  /** The charms of the draft and of the garden's picks. */
  charms: readonly Charm[];
}

/** Provides the builder's controller, created once per mount; later catalogue responses flow into its cache. */
export function BuilderProvider({ userId, draft, charms }: BuilderProviderProps) {
  const queries = useQueryClient();
  const [builder] = useState(() => openController(queries, userId, draft, charms));
  return (
    <BuilderContext value={builder}>
      <DesignProvider>
        <FinishProvider userId={userId}>
          <BuilderLayout userId={userId} />
        </FinishProvider>
      </DesignProvider>
    </BuilderContext>
  );
}

function DesignProvider({ children }: { children: ReactNode }) {
  // Deferred, so that this render never blocks the next tap.
  return <DesignContext value={useDeferredValue(useComputedDesign())}>{children}</DesignContext>;
}

function openController(
  queries: QueryClient,
  userId: string,
  draft: Draft | null,
  charms: readonly Charm[],
): BuilderController {
  const picked = gardenSelection.get().map(({ charm }) => charm);
  const cache = createCharmCache([...picked, ...charmsInView(queries), ...charms]);
  const sold = new Set(charms.map(({ _id }) => _id));
  const { designState, gone, filled } = designOfDraft(draft, (id) => sold.has(id), cache.supply);
  if (gone > 0) toast({ type: 'warning', title: copy.gone.title, message: copy.gone.message(gone) });
  const store = createDesignStore({
    first: designState,
    filled,
    keep: (kept) => storeDraft(userId, kept),
    supply: cache.supply,
    letters: () => lettersAmong(cache.get().values()),
  });
  store.takePicks(gardenSelection.get());
  chooseFirstString(store, queries.getQueryData(stringsQuery().queryKey));
  return createBuilderController({ store, cache, toast, soon: afterPaint });
}

function BuilderLayout({ userId }: { userId: string }) {
  const saved = useSaved();
  const wide = useMedia(WIDE);
  useCatalogueSync(userId);
  useDesignFromUrl();
  useShortcuts();
  useFirstString();
  useSuggestedName();
  return (
    <DragLayer>
      <div className={frame.builder} data-frame="builder">
        <BuilderHead saved={saved} />
        <EditingStrip />
        {wide && (
          <MountInSequence waiting={<WaitingSide side="left" />}>
            <section className={frame.side} data-side="left" aria-label={copy.tabs.charms}>
              <CharmPanel />
            </section>
          </MountInSequence>
        )}
        <Stage />
        <MountInSequence waiting={<WaitingSide side="one" />}>
          {wide ? <OptionsPanel /> : <OnePanel />}
        </MountInSequence>
        <BottomBar />
        <PalettesDialog />
        <Announcer />
      </div>
    </DragLayer>
  );
}

/**
 * Live region: announces the last action and, after a quiet moment, how many charms are on the ring and what they cost (look §9).
 */
function Announcer() {
  const { text, nth } = useSaid();
  const { board, price } = useDesign();
  const count = copy.ring.count(placedCharms(board).length, board.slots.length);
  const sum = useDebouncedText(copy.sum.spoken(count, formatVnd(price.price)));
  return (
    <div className="sr-only">
      <p role="status">
        <span key={nth}>{text}</span>
      </p>
      <p aria-live="polite">{sum}</p>
    </div>
  );
}
