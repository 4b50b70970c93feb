import { uiCopy } from '../copy.vi.ts';

/** Id of every layout's <main>. */
export const CONTENT_ID = 'noi-dung';

export function SkipLink() {
  return (
    <a className="skip" href={`#${CONTENT_ID}`}>
      {uiCopy.skip}
    </a>
  );
}
