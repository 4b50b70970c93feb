import type { ComponentProps, ReactNode } from 'react';
import { DESCRIPTION_MAX } from '#domain/catalogue/limits.ts';
import { classes } from '#web/ui/classes.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import * as styles from '../goods-form.module.css';
import * as readyMadeStyles from '../ready-made/ready-made.module.css';

export const DescriptionField = (props: ComponentProps<typeof TextArea>) => (
  <TextArea {...props} optional maxLength={DESCRIPTION_MAX} />
);

export const SwitchField = (props: ComponentProps<typeof Checkbox>) => (
  <Checkbox {...props} className={classes('switch', styles.isSwitch)} />
);

/** Beside the fields: the goods as the builder draws them. */
export function DrawnSide({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className={classes(readyMadeStyles.asSeen, styles.asSeen, styles.drawnSide)}>
      <figcaption>{caption}</figcaption>
      {children}
    </figure>
  );
}
