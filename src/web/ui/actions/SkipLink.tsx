import { uiCopy } from '../copy.vi.ts';

/** Every layout's <main> carries it. */
export const CONTENT_ID = 'noi-dung';

export function SkipLink() {
  return (
    <a className="skip" href={`#${CONTENT_ID}`}>
      {uiCopy.skip}
    </a>
  );
}
