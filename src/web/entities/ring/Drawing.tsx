import { useMemo } from 'react';

interface DrawingProps {
  /** a complete, self-contained `<svg xmlns=…>` */
  svg: string;
  className?: string;
}

/**
 * A drawing of the shop's art as a single image. As inline SVG its hundreds of shapes would be repainted whenever anything on the
 * page is: at every slot that a drag passes (bench/dragging.ts).
 */
export function Drawing({ svg, className }: DrawingProps) {
  const src = useMemo(() => `data:image/svg+xml,${encodeURIComponent(svg)}`, [svg]);
  return <img src={src} alt="" decoding="sync" draggable={false} className={className} />;
}
