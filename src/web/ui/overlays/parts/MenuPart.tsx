import { CSPProvider } from '@base-ui/react/csp-provider';
import { Menu } from '@base-ui/react/menu';
import type { FocusEvent } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../media/Icon.tsx';
import type { MenuItem, MenuProps } from '../Menu.tsx';
import { closesUnlessOnAnchor, type PopupLinks } from './popup-links.ts';
import '../../styles/popup.css';

type MenuPartProps = Omit<MenuProps, 'renderTrigger'> & PopupLinks & { byKeyboard: boolean };

/** The heavy half of Menu. */
export default function MenuPart(props: MenuPartProps) {
  const { id, open, anchor, onClose, byKeyboard, label, items, head, align = 'end' } = props;
  // opened by keyboard, the first item is focused at once; by pointer, none is
  const chooseFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (byKeyboard && target === currentTarget)
      currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  };
  return (
    <CSPProvider disableStyleElements>
      <Menu.Root open={open} modal={false} onOpenChange={closesUnlessOnAnchor(anchor, onClose)}>
        <Menu.Portal>
          <Menu.Positioner
            className="layer"
            anchor={anchor}
            align={align}
            sideOffset={8}
            collisionPadding={12}
          >
            <Menu.Popup
              id={id}
              className="pop menu"
              aria-label={label}
              finalFocus={anchor}
              onFocus={chooseFirst}
            >
              {head}
              {items.map((item) => (
                <Row key={item.label} item={item} />
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </CSPProvider>
  );
}

function Row({ item: { label, icon, to, onSelect, disabled, lineAbove } }: { item: MenuItem }) {
  const words = (
    <>
      {icon && <Icon name={icon} />}
      {label}
    </>
  );
  return (
    <>
      {lineAbove && <hr />}
      {to ? (
        <Menu.LinkItem className="menu-item" closeOnClick onClick={onSelect} render={<Link to={to} />}>
          {words}
        </Menu.LinkItem>
      ) : (
        <Menu.Item className="menu-item" disabled={disabled} onClick={onSelect}>
          {words}
        </Menu.Item>
      )}
    </>
  );
}
