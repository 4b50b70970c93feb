import { useState } from 'react';
import { classes } from '../classes.ts';
import '../styles/avatar.css';

interface AvatarProps {
  name: string;
  /** URL of the picture; without it, the initial of the given name */
  src?: string | null | undefined;
  /** s 30, m 36, l 112 */
  size?: 's' | 'm' | 'l';
  className?: string;
}

/** A face in a gold ring. Decorative: the name stands beside it or labels its button. */
export function Avatar({ name, src, size = 'm', className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span aria-hidden="true" className={classes('ava', size !== 'm' && size, className)}>
      {src && src !== broken ? <img src={src} alt="" onError={() => setBroken(src)} /> : initialOf(name)}
    </span>
  );
}

/** In a Vietnamese name the given name comes last. */
const initialOf = (name: string) => (name.trim().split(/\s+/).at(-1) ?? '').charAt(0).toUpperCase();
