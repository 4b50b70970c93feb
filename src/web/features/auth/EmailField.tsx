import type { ComponentProps } from 'react';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { authCopy } from './copy.vi.ts';

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'icon' | 'type' | 'inputMode'>;

export const EmailField = (props: EmailFieldProps) => (
  <TextField {...props} label={authCopy.email} icon="mail" type="email" inputMode="email" />
);
