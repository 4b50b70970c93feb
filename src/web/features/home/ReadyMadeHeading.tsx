import { copy } from './copy.vi.ts';

/** Stands over the row, and over the spinner until it is there. */
export function ReadyMadeHeading() {
  return (
    <div>
      <p className="script">{copy.carousel.script}</p>
      <h2 id="ready-made">{copy.carousel.heading}</h2>
    </div>
  );
}
