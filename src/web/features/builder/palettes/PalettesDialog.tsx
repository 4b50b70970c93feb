import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { availableOf } from '#domain/catalogue/stock.ts';
import { priceOf } from '#domain/design/complete.ts';
import { palettesOf, type Palette } from '#domain/design/palettes.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { copy } from '../copy.vi.ts';
import { slotId } from '../focus.ts';
import { charmsIn } from '../state/draft.ts';
import { belovedCharmsQuery, type Charm } from '../queries.ts';
import { WornDrawing } from '../ring/WornDrawing.tsx';
import { useBuilder, useCharms, useDesign, usePalettesOpen } from '../builder-context.ts';
import * as styles from './palettes.module.css';

/** 'Bông phối giúp': three finished rings made of charms in stock, each applied with one press. */
export function PalettesDialog() {
  const { palettes } = useBuilder();
  const open = usePalettesOpen();
  const { board } = useDesign();
  return (
    <Dialog
      open={open}
      onClose={() => palettes.set(false)}
      title={copy.palettes.title}
      width={860}
      finalFocus={() => (charmsIn(board).length === 0 ? null : document.getElementById(slotId(0)))}
    >
      <p className="text-muted">{copy.palettes.text}</p>
      {open && <Palettes />}
    </Dialog>
  );
}

function Palettes() {
  const { cache } = useBuilder();
  const { board } = useDesign();
  const { data, isError, refetch } = useQuery(belovedCharmsQuery());
  const charms = data?.charms;
  useEffect(() => cache.learn(charms ?? []), [cache, charms]);
  const offered = useMemo(
    () => charms && offeredOf(charms, board.slots.length),
    [charms, board.slots.length],
  );

  if (isError && !offered) {
    return <ErrorBanner onRetry={() => inBackground(refetch())}>{copy.charms.failed}</ErrorBanner>;
  }
  if (!offered) {
    return (
      <Loading className={styles.three}>
        {[1, 2, 3].map((nth) => (
          <Skeleton key={nth} height={220} radius={20} />
        ))}
      </Loading>
    );
  }
  if (offered.length === 0) return <p className={styles.none}>{copy.palettes.none}</p>;
  return (
    <ul className={styles.three}>
      {offered.map((palette) => (
        <li key={palette.id}>
          <PaletteCard palette={palette} />
        </li>
      ))}
    </ul>
  );
}

function offeredOf(charms: readonly Charm[], slots: number): Palette[] {
  const left = new Map(charms.map((charm) => [charm._id, availableOf(charm)]));
  return palettesOf(charms, slots, (id) => left.get(id) ?? 0);
}

function PaletteCard({ palette: { id, slots } }: { palette: Palette }) {
  const { store, letGo, show, say, palettes } = useBuilder();
  const { board, string, tyingMethod, designState } = useDesign();
  const charms = useCharms();
  const name = copy.palettes.names[id];
  const pieces = slots.flatMap((charm) => charms.get(charm) ?? []);
  const price = formatVnd(priceOf({ charms: pieces, string, tyingMethod }).price);
  const drawn = useMemo(
    () => ({ board: { ...board, slots }, string, tyingMethod }),
    [board, slots, string, tyingMethod],
  );

  const take = () => {
    const pattern = {
      charms: slots.map((charm, position) => ({ charm, position })),
      wristSize: board.wristSize,
    };
    letGo();
    store.layPattern(pattern, {
      editing: designState.editing,
      ...(designState.name === '' ? { name } : {}),
    });
    show({ canvas: 'frame' });
    say(copy.pattern.laid(name));
    palettes.set(false);
  };
  return (
    <button type="button" className={styles.card} aria-label={copy.palettes.take(name, price)} onClick={take}>
      <WornDrawing className={styles.worn} design={drawn} id={`phoi-${id}`} label={name} />
      <b>{name}</b>
      <span className="price">{price}</span>
    </button>
  );
}
