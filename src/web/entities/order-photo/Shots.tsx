import { useRef, type ChangeEvent } from 'react';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { ErrorText } from '#web/ui/fields/Field.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { shotsCopy as copy } from './shots.vi.ts';
import * as styles from './shots.module.css';
import type { Shots as Taken } from './use-shots.ts';

/** Photos to be sent: taken with the phone's camera, or chosen from its album. */
export function Shots({ shots, disabled }: { shots: Taken; disabled: boolean }) {
  const camera = useRef<HTMLInputElement>(null);
  const album = useRef<HTMLInputElement>(null);
  const taken = shots.shots;
  const isFull = taken.length >= shots.most;
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Cleared so that the same file can be chosen again after it was refused.
    target.value = '';
    inBackground(shots.take(files));
  };
  const input = {
    type: 'file',
    accept: 'image/*',
    className: 'sr-only',
    tabIndex: -1,
    onChange: take,
  } as const;
  return (
    <div className="grid gap-3">
      {taken.length > 0 && (
        <ul className={styles.shots}>
          {taken.map(({ key, url, state }, place) => (
            <li key={key} className={styles[state === 'opening' ? 'leaving' : state]}>
              {url === undefined ? <i /> : <img src={url} alt={copy.preview(place + 1)} />}
              {state !== 'kept' && <span>{copy.states[state]}</span>}
              <IconButton
                small
                icon="close"
                label={copy.remove(place + 1)}
                disabled={disabled}
                onClick={() => shots.remove(key)}
              />
            </li>
          ))}
        </ul>
      )}
      {/* `capture` opens the camera directly on phones; elsewhere it is a normal file input */}
      <input
        ref={camera}
        {...input}
        capture="environment"
        tabIndex={-1}
        aria-hidden="true"
        data-testid="photo-camera"
      />
      <input ref={album} {...input} multiple tabIndex={-1} aria-hidden="true" data-testid="photo-album" />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="paper"
          icon="camera"
          className="px-4"
          disabled={disabled || isFull}
          onClick={() => camera.current?.click()}
        >
          {copy.take}
        </Button>
        <Button
          variant="ghost"
          className="px-4"
          disabled={disabled || isFull}
          onClick={() => album.current?.click()}
        >
          {copy.choose}
        </Button>
        {taken.some(({ state }) => state === 'lost') && (
          <Button variant="sec" className="px-4" disabled={disabled} onClick={shots.retry}>
            {copy.retry}
          </Button>
        )}
      </div>
      <div role="status" className="empty:-mt-3">
        {shots.complaint && <ErrorText>{shots.complaint}</ErrorText>}
      </div>
    </div>
  );
}
