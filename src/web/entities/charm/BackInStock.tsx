import { lazy, Suspense } from 'react';
import { firstInteraction } from '#web/ui/overlays/first-interaction.ts';
import { retryImport } from '#web/lib/retry-import.ts';
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

/** Under what is sold out: 'Báo tôi khi có lại' (decision 0074). Its code comes when somebody is there; its room is there at once. */
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
