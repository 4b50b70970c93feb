import { GOODS_IMAGE_TYPES } from '#domain/catalogue/limits.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Cord } from '#web/ui/motifs/Cord.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import { DropZone } from './DropZone.tsx';
import { takenPicture } from './use-picture.ts';
import * as styles from '../goods-form.module.css';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';

const text = copy.picture;

interface PictureFieldProps {
  file: File | null;
  /** null discards the chosen file */
  onChoose: (file: File | null) => void;
  /** the displayed picture: the chosen file or the stored one */
  src: string | null;
  /** uploaded share, from 0 to 1; null while nothing is being uploaded */
  progress: number | null;
  name: string;
}

/** A picture to drop or choose; uploaded when the form is saved. */
export function PictureField({ file, onChoose, src, progress, name }: PictureFieldProps) {
  const take = async (chosen: File) => {
    const taken = await takenPicture(chosen);
    if (taken) onChoose(taken);
  };
  return (
    <div role="group" aria-label={text.label} className={styles.pictureField}>
      <DropZone
        accept={GOODS_IMAGE_TYPES.join(',')}
        onFile={(chosen) => inBackground(take(chosen))}
        title={text.drop}
        or={text.or}
        choose={src === null ? text.choose : text.change}
        limits={text.limits}
        testId="goods-picture"
      >
        {src === null ? (
          <Icon name="image" size={28} />
        ) : (
          <img src={src} alt={text.preview(name)} className={styles.chosen} />
        )}
      </DropZone>
      {file && <Chosen file={file} progress={progress} onUndo={() => onChoose(null)} />}
    </div>
  );
}

function Chosen({ file, progress, onUndo }: { file: File; progress: number | null; onUndo: () => void }) {
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <div className={styles.file}>
      <span className={classes('name', styles.name)}>{file.name}</span>
      <span className={classes('num', styles.num)}>
        {sizeOf(file)}
        {progress !== null && `, ${percent}%`}
      </span>
      {progress === null ? (
        <Button variant="ghost" size="sm" onClick={onUndo}>
          {text.undo}
        </Button>
      ) : (
        <Cord
          value={percent}
          max={100}
          label={text.sending(percent)}
          valueText={`${percent}%`}
          color="var(--color-rose-600)"
        />
      )}
    </div>
  );
}

/** `1,8 MB`, `64 KB` */
function sizeOf({ size }: File): string {
  const kilobytes = Math.ceil(size / 1024);
  if (kilobytes < 1_000) return text.kilobytes(kilobytes);
  return text.megabytes((kilobytes / 1024).toFixed(1).replace('.', ','));
}
