import { useNavigation } from 'react-router';
import { uiCopy } from '#web/ui/copy.vi.ts';

/** A thread along the top while the next page is being fetched: a click that takes its time was heard. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div role="progressbar" aria-label={uiCopy.loading} className="underway" />;
}
