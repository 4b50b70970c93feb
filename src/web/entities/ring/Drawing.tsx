import { useMemo } from 'react';

interface DrawingProps {
  /** a whole `<svg xmlns=…>` that needs nothing of the page */
  svg: string;
  className?: string;
}

/**
 * A drawing of the shop's art as one picture. Its hundreds of shapes would otherwise be gone through again whenever
 * anything on the page is painted: at every slot that a drag passes (bench/dragging.ts).
 */
export function Drawing({ svg, className }: DrawingProps) {
  const src = useMemo(() => `data:image/svg+xml,${encodeURIComponent(svg)}`, [svg]);
  return <img src={src} alt="" decoding="sync" draggable={false} className={className} />;
}
