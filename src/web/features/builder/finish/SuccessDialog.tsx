import type { CustomBracelet } from '#contract/http/design.ts';
import { ShareLink } from '#web/entities/bracelet/ShareLink.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { copy } from '../copy.vi.ts';
import { PriceLines } from './PriceLines.tsx';
import { WornDrawing } from '../ring/WornDrawing.tsx';
import type { Design } from '../builder-context.ts';
import * as styles from './finish.module.css';
import * as summary from './summary.module.css';
import { classes } from '#web/ui/classes.ts';

export type Success = { bracelet: CustomBracelet; drawing: Design };

interface SuccessDialogProps {
  success: Success | null;
  open: boolean;
  onClose: () => void;
}

/** Dialog after finishing: the bracelet as worn, its price, and two links onwards. */
export function SuccessDialog({ success, open, onClose }: SuccessDialogProps) {
  return (
    <Dialog
      open={open && success !== null}
      onClose={onClose}
      title={success === null ? '' : copy.success.title(success.bracelet.name)}
      hideTitle
      width={780}
      className={styles.tied}
    >
      {success !== null && (
        <div className={styles.tiedIn}>
          {/* Drawn in the browser, without waiting; the server renders the cart's picture meanwhile. */}
          <WornDrawing
            className={styles.drawing}
            design={success.drawing}
            id="tied"
            label={copy.success.preview(success.bracelet.name)}
          />
          <div className={styles.says}>
            <p className="script">{copy.success.script}</p>
            <p className={classes('disp', styles.title)} aria-hidden="true">
              {copy.success.title(success.bracelet.name)}
            </p>
            <div className={classes(summary.sum, styles.sums)}>
              <PriceLines {...success.drawing} />
            </div>
            <ShareLink className={styles.share} design={success.bracelet} token={null} />
            <div className={classes('acts', styles.acts)}>
              <Button variant="sec" onClick={onClose}>
                {copy.success.again}
              </Button>
              <LinkButton to="/cart" className="flex-1">
                {copy.success.cart}
              </LinkButton>
            </div>
          </div>
        </div>
      )}
    </Dialog>
  );
}
