import { classes } from '../classes.ts';

/**
 * prim: one per view. sec: outlined. gold: reward. leaf: finish. tint: add. ghost: quiet. dline: danger outline. paper: in rows.
 */
export type ButtonVariant =
  | 'prim'
  | 'sec'
  | 'gold'
  | 'leaf'
  | 'tint'
  | 'ghost'
  | 'danger'
  | 'dline'
  | 'paper';
type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  full?: boolean;
}

export function buttonClass({ variant = 'prim', size = 'md', full }: ButtonLook, more?: string): string {
  return classes('btn', variant, size !== 'md' && size, full && 'full', more);
}
