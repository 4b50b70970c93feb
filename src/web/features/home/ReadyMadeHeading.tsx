import { copy } from './copy.vi.ts';

/** Heading above the carousel, and above its loading spinner. */
export function ReadyMadeHeading() {
  return (
    <div>
      <p className="script">{copy.carousel.script}</p>
      <h2 id="ready-made">{copy.carousel.heading}</h2>
    </div>
  );
}
