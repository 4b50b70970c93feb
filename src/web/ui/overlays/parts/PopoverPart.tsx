import { CSPProvider } from '@base-ui/react/csp-provider';
import { Popover } from '@base-ui/react/popover';
import { uiCopy } from '../../copy.vi.ts';
import { Icon } from '../../media/Icon.tsx';
import type { PopoverProps } from '../Popover.tsx';
import type { PopupLinks } from './popup-links.ts';
import { closesUnlessOnAnchor } from './popup-links.ts';
import '../../styles/popup.css';

type PopoverPartProps = Omit<PopoverProps, 'renderTrigger'> & PopupLinks;

/** The heavy half of Popover. */
export default function PopoverPart({
  id,
  open,
  anchor,
  onClose,
  title,
  children,
  side = 'bottom',
  align = 'center',
}: PopoverPartProps) {
  return (
    <CSPProvider disableStyleElements>
      <Popover.Root open={open} onOpenChange={closesUnlessOnAnchor(anchor, onClose)}>
        <Popover.Portal>
          <Popover.Positioner
            className="layer"
            anchor={anchor}
            side={side}
            align={align}
            sideOffset={8}
            collisionPadding={12}
          >
            <Popover.Popup id={id} className="pop" finalFocus={anchor}>
              <div className="pop-head">
                <Popover.Title className="text-base leading-normal" render={<p />}>
                  {title}
                </Popover.Title>
                <Popover.Close className="icon-btn sm" aria-label={uiCopy.close}>
                  <Icon name="close" size={18} />
                </Popover.Close>
              </div>
              {typeof children === 'function' ? children(onClose) : children}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </CSPProvider>
  );
}
