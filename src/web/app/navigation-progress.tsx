import { useNavigation } from 'react-router';
import { uiCopy } from '#web/ui/copy.vi.ts';

/** A thin bar along the top while the next page loads, as feedback for a click that takes its time. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div role="progressbar" aria-label={uiCopy.loading} className="underway" />;
}
