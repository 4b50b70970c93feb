import { Mascot } from '#web/ui/motifs/Mascot.tsx';
import { guardCopy as copy } from './copy.vi.ts';

/** While it is not known who is here. It comes late, so that a quick answer shows nothing at all. */
export function GuardScreen() {
  return (
    <div className="sk-late grid min-h-[60dvh] place-items-center p-6">
      <div className="empty" role="status">
        <Mascot width={124} className="mb-4" />
        <p>{copy.checking}</p>
        <i className="spin" aria-hidden="true" />
      </div>
    </div>
  );
}
