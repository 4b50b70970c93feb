import { useLayoutEffect, useRef } from 'react';
import type { Charm } from '#contract/http/catalogue.ts';
import { addRefusals, catalogueCopy } from '#domain/catalogue/copy.vi.ts';
import { addRefusal, quantityOf } from '#domain/catalogue/selection.ts';
import { availableOf } from '#domain/catalogue/stock.ts';
import { BackInStock } from '#web/entities/charm/BackInStock.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { QuantityStepper } from '#web/ui/fields/QuantityStepper.tsx';
import { copy } from './copy.vi.ts';
import { useGardenSelection } from './selection.ts';

interface PickerProps {
  charm: Charm;
  name: string;
  onAdded: () => void;
  /** sm: on a card, in its tint; lg: the main action of a charm's own page */
  size?: 'sm' | 'lg';
  /** label of the add button */
  label?: string;
}

/** The add button, replaced by a quantity stepper once the charm is selected. */
export function Picker({ charm, name, onAdded, size = 'sm', label = copy.card.add }: PickerProps) {
  const { items, add, setQuantity } = useGardenSelection();
  const quantity = quantityOf(items, charm._id);
  const refusal = addRefusal(items, charm);
  const reason = refusal ? addRefusals[refusal] : undefined;
  const { box, keepFocus } = useKeptFocus(quantity > 0);

  const pick = () => {
    keepFocus();
    if (add(charm).ok) onAdded();
  };
  const change = (next: number) => {
    if (next > quantity) return pick();
    if (next <= 0) keepFocus();
    setQuantity(charm._id, next);
  };

  return (
    <div ref={box} className="picker">
      {quantity > 0 ? (
        <QuantityStepper
          wide
          name={name}
          value={quantity}
          onChange={change}
          min={0}
          max={refusal ? quantity : Infinity}
          maxReason={reason}
        />
      ) : (
        <Button
          variant={size === 'sm' ? 'tint' : 'prim'}
          size={size}
          full
          icon={availableOf(charm) > 0 ? 'plus' : undefined}
          aria-label={availableOf(charm) > 0 ? copy.card.addName(name) : undefined}
          disabledReason={reason}
          onClick={pick}
        >
          {availableOf(charm) > 0 ? label : catalogueCopy.outOfStock}
        </Button>
      )}
      {availableOf(charm) <= 0 && <BackInStock kind="charm" thing={charm._id} name={name} />}
    </div>
  );
}

/** Button and stepper replace each other when pressed: moves the focus to the replacement's add control. */
function useKeptFocus(picked: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef(false);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    const buttons = box.current?.querySelectorAll('button');
    buttons?.item(buttons.length - 1)?.focus({ preventScroll: true });
  }, [picked]);
  return { box, keepFocus: () => (wanted.current = true) };
}
