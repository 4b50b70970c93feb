import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** fluid padding 18–28 */
  padded?: boolean;
  /** rises under the pointer */
  rises?: boolean;
  /** scallops under it: the receipt of a sum */
  receipt?: boolean;
}

export function Card({ as: Tag = 'div', padded = true, rises, receipt, className, ...rest }: CardProps) {
  // one tag at run time; the type of the handlers is that of a div
  const Box = Tag as 'div';
  return (
    <Box
      {...rest}
      className={classes('card', padded && 'pad', rises && 'rises', receipt && 'receipt', className)}
    />
  );
}
