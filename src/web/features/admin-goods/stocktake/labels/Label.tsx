import { encodeQR } from 'qr';
import { useMemo } from 'react';
import type { Charm } from '#contract/http/catalogue.ts';
import { charmPath } from '#domain/catalogue/paths.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import * as styles from './labels.module.css';

/** One label: a QR code of the charm's page, its name and its price; without a scanner the name can be typed. */
export function Label({ charm: { slug, name, price } }: { charm: Charm }) {
  const { side, path } = useMemo(() => codeOf(new URL(charmPath(slug), window.location.href).href), [slug]);
  return (
    <li className={styles.label}>
      <svg viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges" aria-hidden="true">
        <path d={path} />
      </svg>
      <div>
        <b>{name}</b>
        <span className="num">{formatVnd(price)}</span>
        <span>{slug}</span>
      </div>
    </li>
  );
}

/** The dark modules of a QR code as one SVG path, with the quiet zone that readers need; `side` in modules. */
function codeOf(text: string): { side: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { side: rows.length, path: squares.join('') };
}
