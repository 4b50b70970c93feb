import { useId, useRef, useState, type ChangeEvent } from 'react';
import { Button } from '#web/ui/actions/Button.tsx';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { ErrorText } from '#web/ui/fields/Field.tsx';
import { FilePicture } from '#web/ui/media/FilePicture.tsx';
import { copy } from './copy.vi.ts';
import { shrinkPhoto } from '#web/lib/files/photo.ts';
import { inBackground } from '#web/ui/in-background.ts';
import * as styles from './update.module.css';

const words = copy.photo;

interface PhotoFieldProps {
  photo: Blob | null;
  disabled: boolean;
  /** whether a photo is being opened, so that nothing is sent without it */
  onOpening: (isOpening: boolean) => void;
  onChange: (photo: Blob | null) => void;
}

/** Takes the proof-of-delivery photo, with the phone's camera if there is one. */
export function PhotoField({ photo, disabled, onOpening, onChange }: PhotoFieldProps) {
  const label = useId();
  const camera = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'ready' | 'drawing' | 'failed'>('ready');

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Reset, so that choosing the same file again fires another change event.
    target.value = '';
    if (file === undefined) return;
    setState('drawing');
    onOpening(true);
    const shrunk = await shrinkPhoto(file);
    onOpening(false);
    setState(shrunk === null ? 'failed' : 'ready');
    if (shrunk !== null) onChange(shrunk);
  };

  return (
    <div className={styles.photoField} role="group" aria-labelledby={label}>
      <p id={label} className="lbl">
        {words.label} <em>{uiCopy.optional}</em>
      </p>
      {/* `capture` opens the camera directly on phones; elsewhere it is an ordinary file input */}
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        data-testid="proof-file"
        onChange={(event) => inBackground(take(event))}
      />
      <div className={styles.shot}>
        {photo !== null && <FilePicture file={photo} alt={words.preview} />}
        <Button
          variant="paper"
          icon="camera"
          disabled={disabled}
          loading={state === 'drawing'}
          loadingLabel={words.drawing}
          onClick={() => camera.current?.click()}
        >
          {photo === null ? words.take : words.again}
        </Button>
        {photo !== null && (
          <Button variant="ghost" icon="trash" disabled={disabled} onClick={() => onChange(null)}>
            {words.remove}
          </Button>
        )}
      </div>
      <div role="status">{state === 'failed' && <ErrorText>{words.failed}</ErrorText>}</div>
    </div>
  );
}
