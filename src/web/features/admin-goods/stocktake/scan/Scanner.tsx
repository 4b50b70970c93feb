import { Button } from '#web/ui/actions/Button.tsx';
import { scanCopy as copy } from './scan.vi.ts';
import { useCamera } from './use-camera.ts';
import * as styles from './scanner.module.css';

interface ScannerProps {
  onCode: (text: string) => void;
  onClose: () => void;
}

/** Camera view above the list; it keeps scanning while items are counted. */
export function Scanner({ onCode, onClose }: ScannerProps) {
  const { video, state } = useCamera(onCode);
  const isSeeing = state === 'opening' || state === 'looking';
  return (
    <section className={styles.scanner} aria-label={copy.title}>
      <video ref={video} muted playsInline hidden={!isSeeing} aria-hidden="true" />
      <div className={styles.words}>
        <p role="status" className={isSeeing ? undefined : 'text-danger'}>
          {copy.states[state]}
        </p>
        <Button variant="paper" size="sm" icon="close" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
    </section>
  );
}
