import type { Product } from './address.ts';

/** Notice above the parent page when the requested product is not sold. */
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
