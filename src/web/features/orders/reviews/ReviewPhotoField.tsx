import { useId, useRef, type ChangeEvent } from 'react';
import { Button } from '#web/ui/actions/Button.tsx';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { ErrorText } from '#web/ui/fields/Field.tsx';
import { FilePicture } from '#web/ui/media/FilePicture.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import type { useReview } from './use-review.ts';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';
import * as styles from './reviews.module.css';

const words = copy.form;

interface ReviewPhotoFieldProps {
  mine: Pick<
    ReturnType<typeof useReview>,
    'photo' | 'opening' | 'sending' | 'choosePhoto' | 'dropPhoto' | 'lostPhoto'
  >;
}

/** Accepts any photo that the browser can decode; it is resized on the page before the upload. */
export function ReviewPhotoField({ mine }: ReviewPhotoFieldProps) {
  const { photo, opening, sending, choosePhoto, dropPhoto, lostPhoto } = mine;
  const label = useId();
  const picker = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Reset, so that choosing the same file again fires another change event.
    target.value = '';
    if (file !== undefined) inBackground(choosePhoto(file));
  };
  return (
    <div role="group" aria-labelledby={label} className={styles.reviewPhoto}>
      <p id={label} className="lbl">
        {words.photo} <em>{uiCopy.optional}</em>
      </p>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        data-testid="review-photo"
        onChange={choose}
      />
      <div className={classes('row', styles.row)}>
        {photo === null ? (
          <span className={classes('none', styles.none)} aria-hidden="true">
            <Icon name="camera" size={26} />
          </span>
        ) : (
          <Shown photo={photo} />
        )}
        <div>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="paper"
              size="sm"
              disabled={sending}
              loading={opening === 'opening'}
              loadingLabel={words.preparing}
              onClick={() => picker.current?.click()}
            >
              {photo === null ? words.choose : words.chooseAnother}
            </Button>
            {photo !== null && (
              <Button variant="ghost" size="sm" icon="trash" disabled={sending} onClick={dropPhoto}>
                {words.removePhoto}
              </Button>
            )}
          </div>
          <p className={classes('hint', styles.hint)}>{lostPhoto ? words.photoLost : words.photoHint}</p>
        </div>
      </div>
      <div role="status">{opening === 'failed' && <ErrorText>{words.photoFailed}</ErrorText>}</div>
    </div>
  );
}

function Shown({ photo }: { photo: Blob | string }) {
  if (typeof photo === 'string') return <img src={photo} alt={words.photoAlt} />;
  return <FilePicture file={photo} alt={words.photoAlt} />;
}
