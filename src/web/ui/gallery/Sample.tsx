import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export const pictureOf = (slug: string, width: 128 | 224 | 448) => `/pictures/charms/${slug}-${width}.webp`;

export function Sample({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className="min-w-0">
      <h2 className="mb-4 text-h3">{title}</h2>
      <div className={classes('min-w-0', className)}>{children}</div>
    </section>
  );
}

export function Row({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classes('flex flex-wrap items-center gap-3', className)}>{children}</div>;
}
