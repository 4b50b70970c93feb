import { formatVnd, type Vnd } from '#domain/kernel/vnd.ts';
import { copy } from './copy.vi.ts';
import * as styles from './bracelet.module.css';

export type PricePart = { readonly name: string; readonly price: Vnd };

/** The components of one bracelet's price: charms, string, tying method (spec §2, Cart page). */
export function Breakdown({ parts }: { parts: readonly (PricePart | null)[] }) {
  const named = parts.filter((part) => part !== null);
  if (named.length === 0) return null;
  return (
    <dl className={styles.priceParts} aria-label={copy.line.parts}>
      {named.map(({ name, price }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{formatVnd(price)}</dd>
        </div>
      ))}
    </dl>
  );
}
