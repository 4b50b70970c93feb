import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import * as styles from '../goods-form.module.css';

interface DropZoneProps {
  /** MIME types and file extensions, as in the `accept` attribute */
  accept: string;
  onFile: (file: File) => void;
  /** above the text: an icon or preview */
  children: ReactNode;
  title: string;
  /** text before the button that opens the file dialog */
  or: string;
  choose: string;
  /** text after that button */
  limits?: string;
  testId: string;
}

/** A drop target for a file; its button opens the file dialog, for keyboard and touch. */
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
          // Reset, so that choosing the same file again fires another change event.
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
