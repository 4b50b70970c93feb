import { useCart } from '#web/entities/cart/use-cart.ts';
import { copy } from './copy.vi.ts';
import { useBuilder, useDesign } from './builder-context.ts';
import * as frame from './builder.module.css';
import { classes } from '#web/ui/classes.ts';

/** The cart bracelet being edited, or null if it has been ordered or removed meanwhile. */
export function useEditing(): { name: string } | null {
  const { editing } = useDesign().designState;
  const { cart } = useCart();
  const line = cart?.items.find(({ customBracelet }) => editing !== null && customBracelet?._id === editing);
  return line?.customBracelet ?? null;
}

/** Notice that a bracelet of the cart is being edited, with a button that stops editing it. */
export function EditingStrip() {
  const { store, say } = useBuilder();
  const editing = useEditing();
  if (editing === null) return null;
  const stop = () => {
    store.stopEditing();
    say(copy.editing.stopped);
  };
  return (
    <p className={frame.editing}>
      <span>{copy.editing.what(editing.name)}</span>
      <button type="button" className={classes('link', frame.link)} onClick={stop}>
        {copy.editing.stop}
      </button>
    </p>
  );
}
