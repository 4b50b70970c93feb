import { shellCopy } from './copy.vi.ts';
import * as shell from './shell.module.css';

/** Without JavaScript pages can be read; forms, cart and builder would wait or do nothing without saying why. */
export function NeedsScript() {
  return (
    <noscript>
      <p className={shell.needsScript}>{shellCopy.needsScript}</p>
    </noscript>
  );
}
