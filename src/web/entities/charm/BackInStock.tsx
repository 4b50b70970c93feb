import { lazy, Suspense } from 'react';
import { firstInteraction } from '#web/ui/overlays/first-interaction.ts';
import { retryImport } from '#web/ui/retry-import.ts';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';

export interface SoldOut {
  kind: 'charm' | 'ready_made';
  thing: string;
  name: string;
}

const Asking = lazy(async () => {
  await firstInteraction();
  return retryImport(() => import('./StockAlertButton.tsx'));
});

/**
 * Below a sold-out product: 'Báo tôi khi có lại' (decision 0074). The button loads on the first interaction; its space is
 * reserved from the start.
 */
export function BackInStock(soldOut: SoldOut) {
  const there = useHydrated();
  return (
    <div className="flex min-h-11 items-center justify-center">
      {there && (
        <Suspense fallback={null}>
          <Asking {...soldOut} />
        </Suspense>
      )}
    </div>
  );
}
