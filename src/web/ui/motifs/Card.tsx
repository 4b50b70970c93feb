import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** fluid padding 18–28 */
  padded?: boolean;
  /** rises on hover */
  rises?: boolean;
  /** scalloped lower edge, like a receipt */
  receipt?: boolean;
}

export function Card({ as: Tag = 'div', padded = true, rises, receipt, className, ...rest }: CardProps) {
  // the tag varies at run time; the handlers are typed as those of a div
  const Box = Tag as 'div';
  return (
    <Box
      {...rest}
      className={classes('card', padded && 'pad', rises && 'rises', receipt && 'receipt', className)}
    />
  );
}
