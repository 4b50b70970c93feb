import { useRef, useState } from 'react';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import captions from './film/huong-dan.vtt?url';
import mp4 from './film/huong-dan.mp4';
import poster from './film/huong-dan.avif';
import webm from './film/huong-dan.webm';
import uprightCaptions from './film/huong-dan-doc.vtt?url';
import uprightMp4 from './film/huong-dan-doc.mp4';
import uprightPoster from './film/huong-dan-doc.avif';
import uprightWebm from './film/huong-dan-doc.webm';
import { scenes } from './film.vi.ts';
import * as styles from './film.module.css';

/** Where the frame, and so the film, is upright (`film.module.css`). */
const UPRIGHT = '(width < 48rem)';

/**
 * The tutorial video (spec §2): a recording of the demo shop without its name, made by `npm run tutorial-video`, with an upright
 * version for phones. Before playback only the poster image loads.
 */
export function GuideFilm() {
  const video = useRef<HTMLVideoElement>(null);
  const [begun, setBegun] = useState(false);
  const [told, setTold] = useState(captions);

  const begin = () => {
    // The timings of the two versions differ.
    if (window.matchMedia(UPRIGHT).matches) setTold(uprightCaptions);
    // The button disappears, so focus moves to the film. Playback errors are shown by the browser's own controls.
    video.current?.focus();
    video.current?.play().catch(() => {});
  };
  const started = () => {
    // Captions are on by default, but the `default` attribute would load them with the page, competing with its first picture.
    const [captioned] = video.current?.textTracks ?? [];
    if (!begun && captioned) captioned.mode = 'showing';
    setBegun(true);
  };
  return (
    <div className={styles.film} id="phim">
      <div className={styles.frame}>
        <video ref={video} controls playsInline preload="none" aria-label={copy.film.label} onPlay={started}>
          <source media={UPRIGHT} src={uprightMp4} type="video/mp4" />
          <source media={UPRIGHT} src={uprightWebm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
          <source src={webm} type="video/webm" />
          <track key={told} kind="captions" src={told} srcLang="vi" label={copy.film.captions} />
          {copy.film.unsupported}
        </video>
        {!begun && (
          <>
            <picture className={styles.poster}>
              <source media={UPRIGHT} srcSet={uprightPoster} width={540} height={960} />
              <img src={poster} alt="" width={800} height={450} />
            </picture>
            <button type="button" className={styles.begin} aria-label={copy.film.play} onClick={begin}>
              <Icon className={styles.icon} name="play" size={36} />
            </button>
          </>
        )}
      </div>
      <details>
        <summary>
          {copy.film.transcript}
          <Icon className={styles.icon} name="plus" size={18} />
        </summary>
        <ol>
          {Object.values(scenes).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ol>
      </details>
    </div>
  );
}
