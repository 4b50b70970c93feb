/** The two versions of the film: landscape, and portrait for phones. */
export const CUTS = [
  {
    name: 'huong-dan',
    onPhone: false,
    window: { width: 1280, height: 720 },
    scale: 1,
    picture: { width: 1280, height: 720 },
    crf: { webm: 36, mp4: 26 },
    posterWidth: 800,
  },
  {
    name: 'huong-dan-doc',
    onPhone: true,
    window: { width: 390, height: 694 },
    scale: 2,
    picture: { width: 540, height: 960 },
    crf: { webm: 40, mp4: 27 },
    posterWidth: 540,
  },
] as const;
/** `window` in CSS pixels at `scale`; `picture` and `posterWidth` in pixels of the files; a lower `crf` means better quality. */
export type Cut = (typeof CUTS)[number];
