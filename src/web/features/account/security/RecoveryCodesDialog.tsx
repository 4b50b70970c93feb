import { putOnClipboard } from '#web/lib/clipboard.ts';
import { askToLose, useUnsavedGuard } from '#web/lib/hooks/use-unsaved-guard.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { copy as copies } from './copy.vi.ts';
import * as styles from './Passkeys.module.css';

const copy = copies.codes;

const anywhere = () => true;

/**
 * The recovery codes, each replacing a passkey once; shown only this one time. Every way out but the button that says they are kept
 * asks first: a tap beside the sheet would lose them.
 */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  useUnsavedGuard(true, anywhere, copy.leave);
  const ask = async () => {
    if (await askToLose(copy.leave)) onClose();
  };
  const take = async () => {
    try {
      await putOnClipboard(codes.join('\n'));
      toast({ type: 'success', title: copy.copied });
    } catch {
      toast({ type: 'error', title: copy.notCopied });
    }
  };
  return (
    <Dialog
      open
      onClose={() => inBackground(ask())}
      title={copy.title}
      width={460}
      footer={
        <div className="acts">
          <Button className="max-md:grow" variant="paper" icon="copy" onClick={() => inBackground(take())}>
            {copy.copy}
          </Button>
          <Button className="max-md:grow" onClick={onClose}>
            {copy.kept}
          </Button>
        </div>
      }
    >
      <p>{copy.text}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code} className="num">
            {code}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
