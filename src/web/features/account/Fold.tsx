import type { ComponentProps } from 'react';
import { useKeptFocus } from '#web/ui/list/use-kept-focus.ts';
import * as styles from './account.module.css';

/** A part of the profile that is saved apart from the form; keeps the focus where what was pressed disappears. */
export function Fold(props: ComponentProps<'section'>) {
  return <section {...props} {...useKeptFocus()} className={styles.fold} />;
}
