import { Autocomplete } from '@base-ui/react/autocomplete';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useEffect, useRef, type RefObject } from 'react';
import { classes } from '../classes.ts';
import type { ComboFieldProps, ComboItem } from '../ComboField.tsx';
import { Field } from '../Field.tsx';
import { Icon } from '../Icon.tsx';

interface ComboPartProps extends ComboFieldProps {
  /** somebody was typing into the plain field that this one replaces */
  takesFocus: RefObject<boolean>;
}

/** The heavy half of ComboField. */
export default function ComboPart(props: ComboPartProps) {
  const { label, hint, error, optional, keepLine, className, ok, takesFocus, ...combo } = props;
  const { items, empty, value, onValue, disabled, ref, ...input } = combo;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus.current) box.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  return (
    <CSPProvider disableStyleElements>
      <Autocomplete.Root
        items={items}
        // the list comes searched already
        mode="none"
        itemToStringValue={(item: ComboItem) => item.name}
        value={value}
        onValueChange={(text) => onValue(text)}
        disabled={disabled}
        openOnInputClick
        autoHighlight
      >
        <Field {...{ label, hint, error, optional, keepLine, className }}>
          {(links) => (
            <div ref={box} className={classes('inp combo', ok && !error && 'ok')}>
              <Autocomplete.Input ref={ref} {...input} {...links} />
              <Icon name="chevron-down" size={18} />
            </div>
          )}
        </Field>
        <Autocomplete.Portal>
          <Autocomplete.Positioner className="combo-layer" anchor={box} sideOffset={6} collisionPadding={12}>
            <Autocomplete.Popup className="pop menu combo-list">
              <Autocomplete.Empty className="none">{empty}</Autocomplete.Empty>
              <Autocomplete.List>{row}</Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
    </CSPProvider>
  );
}

function row(item: ComboItem) {
  return (
    <Autocomplete.Item key={item.name} value={item} className="menu-item">
      <span>{item.name}</span>
      {item.note && <small>{item.note}</small>}
    </Autocomplete.Item>
  );
}
