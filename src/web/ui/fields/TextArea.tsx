import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldTexts } from './Field.tsx';

type TextAreaProps = ComponentProps<'textarea'> &
  FieldTexts & {
    /** as high as its text, so that no line is cut; never lower than three lines */
    grows?: boolean;
  };

export function TextArea({ grows, ...field }: TextAreaProps) {
  const { label, hint, error, optional, keepLine, id, className, ...area } = field;
  return (
    <Field {...{ label, hint, error, optional, keepLine, id, className }}>
      {(links) => (
        <div className={classes('inp area', grows && 'grows')}>
          <textarea rows={3} {...area} {...links} />
        </div>
      )}
    </Field>
  );
}
