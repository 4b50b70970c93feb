import type { GardenTone } from '#domain/catalogue/selection.ts';
import type { ButtonVariant } from '#web/ui/actions/button-look.ts';

/** Ways on to the builder: rose below ten picks, gold from ten, green when nearly and fully complete (look: gold is the reward). */
export const toneLook: Record<Exclude<GardenTone, 'empty'>, { variant: ButtonVariant; className: string }> = {
  growing: { variant: 'prim', className: '' },
  great: { variant: 'gold', className: '' },
  almost: { variant: 'leaf', className: '' },
  full: { variant: 'leaf', className: 'glint' },
};
