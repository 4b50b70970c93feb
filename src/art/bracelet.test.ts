import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bareBracelet,
  bracelet,
  BRACELET_MODES,
  layout,
  MATERIALS,
  TIES,
  type BraceletOptions,
} from './bracelet.ts';
import { flowersOnStems } from './charms/flowers-on-stems.ts';
import { coordinate } from './svg-text.ts';
import { FLOWERS_FROM_THE_SIDE, standsUpright } from './upright.ts';

const slotCount = fc.integer({ min: 15, max: 25 });
const anyMode = fc.constantFrom(...BRACELET_MODES);
const charm = fc.option(
  fc.record({ href: fc.option(fc.webUrl(), { nil: null }), label: fc.string(), upright: fc.boolean() }),
  {
    nil: null,
  },
);
const braid = { material: 'braid', color: '#b8566d' } as const;
const anyOptions = fc.record<BraceletOptions>({
  slots: fc.array(charm, { minLength: 15, maxLength: 25 }),
  string: fc.record({ material: fc.constantFrom(...MATERIALS), color: fc.constant('#8f6fb8') }),
  knot: fc.constantFrom(...TIES),
  mode: anyMode,
});
const empty = (n: number) => Array.from({ length: n }, () => null);

test('a coordinate halfway between two decimals does not depend on the last bits of a sine', () => {
  expect(coordinate(22.25 - 4e-15)).toBe(coordinate(22.25 + 4e-15));
  expect(coordinate(-0.35 - 1e-15)).toBe(coordinate(-0.35 + 1e-15));
});

describe('layout', () => {
  test('places every slot inside the box, whatever their number', () => {
    fc.assert(
      fc.property(slotCount, anyMode, (n, mode) => {
        const { slots } = layout(n, mode);
        expect(slots).toHaveLength(n);
        for (const slot of slots) {
          for (const at of [slot.x, slot.y, slot.cx, slot.cy]) {
            expect(at).toBeGreaterThan(0);
            expect(at).toBeLessThan(1000);
          }
        }
      }),
    );
  });

  test('tilts upright charms by less than 75 degrees in every slot', () => {
    fc.assert(
      fc.property(slotCount, anyMode, (n, mode) => {
        for (const { upright } of layout(n, mode).slots) expect(Math.abs(upright)).toBeLessThan(75);
      }),
    );
  });

  test('is mirror-symmetric on both sides of the knot', () => {
    fc.assert(
      fc.property(slotCount, fc.constantFrom('flat', 'ring'), (n, mode) => {
        const { slots } = layout(n, mode);
        slots.forEach((slot, i) => {
          const mirrored = slots.at(-1 - i);
          expect(mirrored?.upright).toBeCloseTo(-slot.upright, 6);
          expect(mirrored?.x).toBeCloseTo(1000 - slot.x, 6);
          expect(mirrored?.y).toBeCloseTo(slot.y, 6);
        });
      }),
    );
  });

  test('numbers slots from the left of the knot, so that names read from left to right along the front', () => {
    const { slots } = layout(17, 'flat');
    const [first, last] = [slots[0], slots[16]];
    expect(first?.x).toBeLessThan(last?.x ?? 0);
    const front = slots.slice(6, 11).map(({ cx }) => cx);
    expect(front).toEqual(front.toSorted((a, b) => a - b));
  });

  test('flat: no charm covers the middle of another', () => {
    fc.assert(
      fc.property(slotCount, (n) => {
        const { slots } = layout(n, 'flat');
        for (const [i, slot] of slots.entries()) {
          for (const other of slots.slice(i + 1)) {
            expect(Math.hypot(slot.cx - other.cx, slot.cy - other.cy)).toBeGreaterThan(40);
          }
        }
      }),
    );
  });

  test('ring: all charms lie outside the string and hardly overlap their neighbours', () => {
    fc.assert(
      fc.property(slotCount, (n) => {
        const { cord, slots } = layout(n, 'ring');
        for (const { cx, cy, size } of slots) {
          const fromMiddle = Math.hypot(cx - cord.cx, cy - cord.cy);
          expect(fromMiddle).toBeGreaterThan(cord.rx + size * 0.4);
          expect(fromMiddle + size * 0.47).toBeLessThan(500);
        }
        const apart = slots
          .slice(1)
          .map(({ cx, cy }, i) => Math.hypot(cx - (slots[i]?.cx ?? cx), cy - (slots[i]?.cy ?? cy)));
        expect(Math.min(...apart)).toBeGreaterThan((slots[0]?.size ?? 0) * 0.8);
      }),
    );
  });

  test('ring: upright charms follow the ring along the front, and elsewhere tilt by at most 45 degrees', () => {
    for (let n = 15; n <= 25; n++) {
      const { slots } = layout(n, 'ring');
      const front = slots.filter(({ rot }) => Math.abs(rot) <= 45);
      expect(front.map(({ upright }) => upright)).toEqual(front.map(({ rot }) => rot));
      expect(Math.max(...slots.map(({ upright }) => Math.abs(upright)))).toBeLessThanOrEqual(45);
      expect(Math.abs(slots[0]?.upright ?? 90)).toBeLessThan(10);
    }
  });

  test('worn: some charms hang lower from 18 slots on', () => {
    const dropped = (n: number) => layout(n, 'worn').slots.filter(({ drop }) => drop > 0).length;
    expect(dropped(17)).toBe(0);
    expect(dropped(18)).toBeGreaterThan(2);
  });
});

describe('bracelet', () => {
  test('draws one group for every slot', () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        const drawn = [...bracelet(options).matchAll(/data-slot="(\d+)"/g)].map(([, i]) => Number(i));
        expect(drawn.toSorted((a, b) => a - b)).toEqual(options.slots.map((_, i) => i));
      }),
      { numRuns: 30 },
    );
  });

  test.each(BRACELET_MODES)('%s: a charm without a picture is no empty slot', (mode) => {
    const plain = { href: null, label: 'Nơ' };
    const svg = bracelet({ slots: [plain, ...empty(14)], string: braid, mode });
    const slot = (at: number) => svg.split('data-slot="').find((part) => part.startsWith(`${at}"`)) ?? '';
    const PLUS = 'stroke-dasharray="7 6"';
    expect([slot(0).includes('Nơ'), slot(0).includes(PLUS), slot(1).includes(PLUS)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(slot(0)).not.toMatch(/<image|null/);
  });

  test('is deterministic', () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        expect(bracelet(options)).toBe(bracelet(options));
      }),
      { numRuns: 10 },
    );
  });

  test('prefixes every id, repeats none and refers only to its own', () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        const svg = bracelet({ ...options, slots: empty(15), id: 'kh7' });
        const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => id?.startsWith('kh7'))).toBe(true);
        const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]*)/g)].map(([, id]) => id);
        expect(ids).toEqual(expect.arrayContaining(used));
      }),
      { numRuns: 30 },
    );
  });

  test('escapes labels and addresses', () => {
    const nasty = `"><script>alert('Hoa & lá')</script>`;
    const slots = [{ href: nasty, label: nasty }, ...empty(14)];
    const svg = bracelet({ slots, string: braid, label: nasty });
    expect(svg).not.toContain('<script');
    expect(svg.match(/&#60;script&#62;/g)).toHaveLength(3);
    expect(svg).not.toContain('&#60;script"');
  });

  test('draws an unknown colour in the rose of the shop instead of letting it into the markup', () => {
    const svg = bracelet({ slots: empty(15), string: { material: 'silk', color: '"/><b' } });
    expect(svg).toBe(bracelet({ slots: empty(15), string: { material: 'silk', color: '#b8566d' } }));
  });

  test('every material and every tie has its own drawing', () => {
    const drawings = MATERIALS.flatMap((material) =>
      TIES.map((knot) => bracelet({ slots: empty(15), string: { material, color: '#8f6fb8' }, knot })),
    );
    expect(new Set(drawings).size).toBe(MATERIALS.length * TIES.length);
  });

  test('the bare string has no undefined reference, no filters and no slots', () => {
    for (const material of MATERIALS) {
      const svg = bareBracelet({ slots: 17, string: { material, color: '#8f6fb8' }, id: 'kh7' });
      const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]*)/g)].map(([, id]) => id);
      expect(ids).toEqual(expect.arrayContaining(used));
      expect(svg).not.toMatch(/filter|data-slot/);
    }
  });

  test('the wide frame is 6:5 and cuts nothing off', () => {
    for (let n = 15; n <= 25; n++) {
      const svg = bracelet({ slots: empty(n), string: braid, mode: 'worn', frame: 'wide', size: 960 });
      expect(svg).toContain('width="960" height="800"');
      const [, top = 0, , height = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
      const { cord, slots } = layout(n, 'worn');
      expect(top).toBeLessThan(cord.cy - cord.ry - 20);
      expect(top + height).toBeGreaterThan(
        Math.max(...slots.map(({ y, drop, size }) => y + drop + size * 0.92)),
      );
    }
  });

  test('ring: rotates the picture of a charm only if it is upright', () => {
    const ring = (upright: boolean) =>
      bracelet({ slots: [{ href: '/a.webp', upright }, ...empty(14)], string: braid, mode: 'ring' });
    const image = (svg: string) => /<image[^>]*>/.exec(svg)?.[0];
    expect(image(ring(true))).toContain('transform="rotate(');
    expect(image(ring(false))).not.toContain('transform');
  });

  test('the bare string of a ring has the radius of its layout', () => {
    const { cord } = layout(17, 'ring');
    expect(bareBracelet({ slots: 17, string: braid, mode: 'ring' })).toContain(`r="${cord.rx.toFixed(1)}"`);
    expect(bareBracelet({ slots: 17, string: braid })).not.toContain(`r="${cord.rx.toFixed(1)}"`);
  });

  test('numbered: draws the slot numbers from 1, inside the string', () => {
    const svg = (numbered: boolean) => bracelet({ slots: empty(17), string: braid, mode: 'ring', numbered });
    expect(svg(false)).not.toContain('<text');
    const texts = [...svg(true).matchAll(/<text x="([\d.]+)" y="([\d.]+)">(\d+)/g)];
    expect(texts.map(([, , , number]) => Number(number))).toEqual(empty(17).map((_, index) => index + 1));
    const { cord } = layout(17, 'ring');
    for (const [, x, y] of texts)
      expect(Math.hypot(Number(x) - cord.cx, Number(y) - 12 - cord.cy)).toBeLessThan(cord.rx - 30);
  });

  test('only the active slot has a halo', () => {
    const halos = (active: number) =>
      bracelet({ slots: empty(15), string: braid, active }).split('fill="#f4d283"').length - 1;
    expect(halos(-1)).toBe(0);
    expect(halos(7)).toBe(1);
  });
});

test('the flowers that stand upright are those drawn from the side', () => {
  expect([...FLOWERS_FROM_THE_SIDE].toSorted()).toEqual(Object.keys(flowersOnStems).toSorted());
  const of = (category: string, slug: string) => standsUpright({ category, slug });
  expect([of('Flower', 'tulip'), of('Flower', 'hoa-dao'), of('Gems', 'opal')]).toEqual([true, false, false]);
  expect([of('Animal', 'meo'), of('Icon', 'chu-a')]).toEqual([true, true]);
});
