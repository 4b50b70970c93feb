import { Button } from '../actions/Button.tsx';
import { uiCopy } from '../copy.vi.ts';
import { Mascot } from '../motifs/Mascot.tsx';

/** Shown when rendering the page failed (spec §2). Needs neither router nor data. */
export function CrashScreen() {
  const { face, title, text, reload } = uiCopy.crash;
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="empty" role="alert">
        <Mascot pose="sorry" tint="icon" width={168} className="mb-4" />
        <h1>
          <span aria-hidden="true">{face}</span> {title}
        </h1>
        <p>{text}</p>
        <Button icon="reset" onClick={() => window.location.reload()}>
          {reload}
        </Button>
      </div>
    </main>
  );
}
