import type { Product } from './address.ts';

/** Above the page that a thing's own page is a sub-view of, when the thing is not sold. */
export function GoneNote({ title, text }: NonNullable<Product['gone']>) {
  return (
    <div className="wrap py-6" role="status">
      <div className="card pad">
        <b>{title}</b>
        <p className="muted">{text}</p>
      </div>
    </div>
  );
}
