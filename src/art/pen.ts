import { type Colors, gradientStops, isEnamel, isPale } from './enamel.ts';
import { circle, line, move, movePoint, polar, type Placement, type Pt } from './geometry.ts';
import { petal } from './petals.ts';
import { num } from './svg-text.ts';

type Paths = string | readonly string[];

/** A drawn item; items stack in drawing order. */
export type Item =
  | {
      t: 'enamel';
      d: string;
      fill: string;
      vein: string | undefined;
      soft: boolean;
      /** Uses the porcelain lighting. */
      pale: boolean;
      wall: number;
      clip: string | undefined;
    }
  | { t: 'wire'; d: string; w: number }
  | { t: 'gold'; d: string }
  | { t: 'bead'; x: number; y: number; r: number }
  | {
      t: 'paint';
      d: string;
      fill: string;
      o: number;
      w: number | undefined;
      blur: boolean;
      clip: string | undefined;
    };
/** A part of the gold plate under the drawing: a filled shape, or a line of width w. */
export type Plate = { d: string; w?: number };

export type EnamelOptions = {
  /** A vein over the cell, or one per cell: gold, or white when `soft`. */
  vein?: Paths | undefined;
  soft?: boolean;
  /** Clips to this path, which lies on other cells, so that the plate does not grow. */
  clip?: string;
  /** Thickness of the gold wall. */
  wall?: number;
};
type PaintOptions = { o?: number; w?: number; blur?: boolean; clip?: string };
type OnPlate = { base?: boolean };
type PinwheelOptions = { start?: number; vein?: string; soft?: boolean; x?: number; y?: number };

/** Records a drawing: cells of enamel, wires, beads and plates of gold, painted details; bottom to top. */
export class Pen {
  readonly id: string;
  readonly defs: string[] = [];
  readonly items: Item[] = [];
  readonly base: Plate[] = [];
  /** Where the charm hangs, in drawing units; its centre of mass when not set. */
  hangAt: number | null = null;
  /** Gradients that are light overall. */
  readonly #pale = new Set<string>();
  /** Current transform of everything drawn. */
  #at: Placement | undefined;

  /** `id` prefixes every name in the SVG. */
  constructor(id: string) {
    this.id = id;
  }

  /** Hangs the charm at x instead of its centre of mass. */
  hang(x: number): this {
    this.hangAt = x;
    return this;
  }

  /** Draws with everything scaled, rotated round the origin and moved, gradients included. Does not nest. */
  within(at: Placement, draw: (pen: this) => void): this {
    this.#at = at;
    draw(this);
    this.#at = undefined;
    return this;
  }

  /** Linear gradient along the cell's own box, light at the upper left. */
  lin(
    colors: Colors,
    [x1, y1, x2, y2]: readonly [number, number, number, number] = [0.2, 0, 0.62, 1],
  ): string {
    return this.#gradient(
      colors,
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${gradientStops(colors, true)}</linearGradient>`,
    );
  }

  /** Radial gradient in drawing space, deep at its centre: one gradient over all petals of a flower. */
  rad(colors: Colors, x = 0, y = 0, r = 92): string {
    return this.#gradient(
      colors,
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}"${this.#lightPlaced()}>${gradientStops(colors)}</radialGradient>`,
    );
  }

  /** Enamel cells with their gold walls. `fill` is a gradient of this pen, the name of an enamel, or a colour. */
  enamel(d: Paths, fill: string, { vein, soft = false, clip, wall = 3 }: EnamelOptions = {}): this {
    const paint = this.#fill(fill);
    this.#placed(d).forEach((path, i) => {
      this.items.push({
        t: 'enamel',
        d: path,
        fill: paint,
        vein: vein === undefined ? undefined : this.#placed(vein)[typeof vein === 'object' ? i : 0],
        soft,
        pale: this.#pale.has(paint),
        wall,
        clip: this.#clip(clip),
      });
      if (!clip) this.base.push({ d: path });
    });
    return this;
  }

  /** Petals overlapping in a circle, each over the next: the first one is drawn again, clipped to one side. */
  pinwheel(n: number, petalPath: string, fill: string, options: PinwheelOptions = {}): this {
    const { start = 0, vein, soft = true, x = 0, y = 0 } = options;
    const paint = this.#fill(fill);
    const turn = (d: string, i: number) => move(d, { r: start + (i * 360) / n, x, y });
    const veinAt = (i: number) => vein && turn(vein, i);
    for (let i = 0; i < n; i++) this.enamel(turn(petalPath, i), paint, { vein: veinAt(i), soft });
    const leftHalf = move('M0 4L0 -130L-130 -130L-130 4Z', { r: start + 6, x, y });
    return this.enamel(turn(petalPath, 0), paint, { vein: veinAt(0), soft, clip: leftHalf });
  }

  /** Raised gold wire. */
  wire(d: Paths, w = 4, { base = true }: OnPlate = {}): this {
    for (const path of this.#placed(d)) {
      this.items.push({ t: 'wire', d: path, w });
      if (base) this.base.push({ d: path, w });
    }
    return this;
  }

  /** Polished solid gold. */
  gold(d: Paths, { base = true }: OnPlate = {}): this {
    for (const path of this.#placed(d)) {
      this.items.push({ t: 'gold', d: path });
      if (base) this.base.push({ d: path });
    }
    return this;
  }

  /** Gold backing only: widens the plate under the cells. */
  plate(d: Paths): this {
    for (const path of this.#placed(d)) this.base.push({ d: path });
    return this;
  }

  bead(x: number, y: number, r = 3, { base = false }: OnPlate = {}): this {
    const { s = 1 } = this.#at ?? {};
    const at = movePoint([x, y], this.#at);
    this.items.push({ t: 'bead', x: at[0], y: at[1], r: r * s });
    if (base) this.base.push({ d: circle(at[0], at[1], r * s) });
    return this;
  }

  beads(points: readonly Pt[], r = 3, options?: OnPlate): this {
    for (const [x, y] of points) this.bead(x, y, r, options);
    return this;
  }

  /** Flat painted detail without a wall. `o`: opacity; `w`: stroke instead of fill; `blur`: soft highlight. */
  paint(d: Paths, fill: string, { o = 1, w, blur = false, clip }: PaintOptions = {}): this {
    const inside = this.#clip(clip);
    for (const path of this.#placed(d)) {
      this.items.push({ t: 'paint', d: path, fill: this.#fill(fill), o, w, blur, clip: inside });
    }
    return this;
  }

  /** Leaf with a gold midrib: base (x, y), length, width, direction in degrees. */
  leaf(x: number, y: number, L: number, W: number, r: number, fill = 'leaf'): this {
    const midrib = `M0 ${num(-L * 0.1)}C${num(W * 0.06)} ${num(-L * 0.4)} ${num(-W * 0.04)} ${num(-L * 0.6)} 0 ${num(-L * 0.86)}`;
    return this.enamel(move(petal.leaf(L, W), { x, y, r }), fill, { vein: move(midrib, { x, y, r }) });
  }

  /** Stamens: n wires of length l with a bead each. */
  stamens(n: number, l: number, r = 3, { x = 0, y = 0, core = 6, start = 8 } = {}): this {
    const lengths = [1, 0.76, 0.88] as const;
    const tips = Array.from({ length: n }, (_, i) =>
      polar(l * (lengths[i % 3] ?? 1), start + (i * 360) / n, x, y),
    );
    for (const tip of tips) this.wire(line([x, y], tip), 1.9, { base: false });
    return this.beads(tips, r).bead(x, y, core);
  }

  #def(make: (id: string) => string): string {
    const id = `${this.id}-${this.defs.length}`;
    this.defs.push(make(id));
    return `url(#${id})`;
  }

  #gradient(colors: Colors, make: (id: string) => string): string {
    const url = this.#def(make);
    if (isPale(colors)) this.#pale.add(url);
    return url;
  }

  #clip(d: string | undefined): string | undefined {
    const [placed] = d === undefined ? [] : this.#placed(d);
    return placed && this.#def((id) => `<clipPath id="${id}"><path d="${placed}" data-fit=""/></clipPath>`);
  }

  #placed(d: Paths): readonly string[] {
    const paths = typeof d === 'string' ? [d] : d;
    const at = this.#at;
    return at ? paths.map((path) => move(path, at)) : paths;
  }

  /** Gradients in drawing space are transformed with the shapes they fill. */
  #lightPlaced(): string {
    if (!this.#at) return '';
    const { x = 0, y = 0, r = 0, s = 1 } = this.#at;
    return ` gradientTransform="translate(${x} ${y}) rotate(${r}) scale(${s})"`;
  }

  #fill(fill: string): string {
    return isEnamel(fill) ? this.lin(fill) : fill;
  }
}

/** Draws a charm round the origin. */
export type Drawing = (pen: Pen) => void;
/** Drawings by the slug of their charm. */
export type Drawings = Record<string, Drawing>;
