import { useMemo } from 'react';
import type { CustomBracelet } from '#contract/http/design.ts';
import { bracelet as drawBracelet } from '#art/bracelet.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { canvasPictureOf } from '../charms/charm-picture.ts';
import { copy } from '../copy.vi.ts';
import { drawnString, drawnTie } from '../choices/options.ts';
import { PriceLines } from './PriceLines.tsx';
import { useCharms, type Design } from '../workshop.ts';

export type Success = { bracelet: CustomBracelet; drawing: Design };

interface SuccessDialogProps {
  success: Success | null;
  open: boolean;
  onClose: () => void;
}

/** The knot is tied: the bracelet as it is worn, what it costs, and the two ways on. */
export function SuccessDialog({ success, open, onClose }: SuccessDialogProps) {
  return (
    <Dialog
      open={open && success !== null}
      onClose={onClose}
      title={success === null ? '' : copy.success.title(success.bracelet.name)}
      hideTitle
      width={780}
      className="tied"
    >
      {success !== null && (
        <div className="tied-in">
          <Worn {...success} />
          <div className="says">
            <p className="script">{copy.success.script}</p>
            <p className="disp title" aria-hidden="true">
              {copy.success.title(success.bracelet.name)}
            </p>
            <div className="bld-sum">
              <PriceLines {...success.drawing} />
            </div>
            <div className="acts">
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

/** Drawn here at once; the shop's own picture is drawn meanwhile for the cart. */
function Worn({ bracelet, drawing }: Success) {
  const charms = useCharms();
  const svg = useMemo(
    () =>
      drawBracelet({
        slots: drawing.board.slots.map((id) => {
          const charm = id === null ? undefined : charms.get(id);
          const picture = charm && canvasPictureOf(charm);
          return picture ? { href: picture.src } : null;
        }),
        string: drawnString(drawing.string),
        knot: drawnTie(drawing.tyingMethod),
        mode: 'worn',
        frame: 'wide',
        paper: false,
        shadow: false,
        id: 'tied',
        label: copy.success.preview(bracelet.name),
      }),
    [charms, drawing, bracelet.name],
  );
  return <div className="worn" dangerouslySetInnerHTML={{ __html: svg }} />;
}
