import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import * as styles from '../goods-form.module.css';

interface DropZoneProps {
  /** types and endings, as `accept` takes them */
  accept: string;
  onFile: (file: File) => void;
  /** over the words: an icon, a preview */
  children: ReactNode;
  title: string;
  /** before the button that opens the file dialog */
  or: string;
  choose: string;
  /** after it */
  limits?: string;
  testId: string;
}

/** A place to drop a file on; the button in it opens the file dialog, which is how it is done by keyboard and touch. */
export function DropZone({ accept, onFile, children, title, or, choose, limits, testId }: DropZoneProps) {
  const zone = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = useEffectEvent((event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
    const file = event.type === 'drop' ? event.dataTransfer?.files[0] : undefined;
    if (file) onFile(file);
  });
  useEffect(() => {
    const listening = new AbortController();
    for (const event of ['dragover', 'dragleave', 'drop'] as const) {
      zone.current?.addEventListener(event, (happened) => drop(happened), { signal: listening.signal });
    }
    return () => listening.abort();
  }, []);

  return (
    <div ref={zone} className={classes(styles.dropZone, over && styles.over)}>
      <input
        ref={picker}
        type="file"
        accept={accept}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        data-testid={testId}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // The same file may be chosen again after it was refused.
          target.value = '';
        }}
      />
      {children}
      <b>{title}</b>
      <p>
        {or}{' '}
        <button
          type="button"
          className={classes('link', styles.link)}
          onClick={() => picker.current?.click()}
        >
          {choose}
        </button>
        {limits && `. ${limits}`}
      </p>
    </div>
  );
}
