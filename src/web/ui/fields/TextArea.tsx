import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field.tsx';

type TextAreaProps = ComponentProps<'textarea'> & FieldTexts;

export function TextArea({ label, hint, error, optional, keepLine, id, className, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, keepLine, id, className }}>
      {(links) => (
        <div className="inp area">
          <textarea rows={3} {...area} {...links} />
        </div>
      )}
    </Field>
  );
}
