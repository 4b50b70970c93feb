import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { charmDrawings } from '#art/charms/drawings.ts';
import { CATEGORY_TYPES, LETTER_TAG } from '#domain/catalogue/categories.ts';
import { CHARM_NAME_MAX, DESCRIPTION_MAX } from '#domain/catalogue/limits.ts';
import { FACT_NAMES, factCheck, factsIn, factsOf } from '#domain/catalogue/facts.ts';
import { predictLength } from '#domain/catalogue/length.ts';
import { lettersOf } from '#domain/design/name-letters.ts';
import { checkBraceletName } from '#domain/design/complete.ts';
import { checkWrist, slotCountForWrist } from '#domain/design/wrist.ts';
import {
  braceletStrings,
  categories,
  charms,
  collections,
  readyMadeBracelets,
  shippingOptions,
  tyingMethods,
} from './catalogue.ts';

const folder = (name: string) => new URL(`pictures/${name}/`, import.meta.url);
const pictureNames = (name: string) => readdirSync(folder(name)).map((file) => file.replace('.webp', ''));
const bySlug = new Map(charms.map((charm) => [charm.slug, charm]));
const sorted = (names: Iterable<string>) => [...names].toSorted();

describe('charms', () => {
  test('are 30 flowers, 18 of nature, 18 animals, 59 icons and 19 stones', () => {
    const counts = CATEGORY_TYPES.map((type) => charms.filter(({ category }) => category === type).length);
    expect(counts).toEqual([30, 18, 18, 59, 19]);
    expect(categories.map(({ type }) => type)).toEqual(CATEGORY_TYPES);
  });

  test('each have a valid slug, price in whole thousands, stock, text lengths, colours and tags', () => {
    for (const { slug, name, price, stock, description, meaning, colors, tags } of charms) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(name.length).toBeLessThanOrEqual(CHARM_NAME_MAX);
      expect(price >= 15_000 && price <= 65_000 && price % 1_000 === 0, slug).toBe(true);
      expect(Number.isInteger(stock) && stock >= 0, slug).toBe(true);
      for (const words of [description, meaning]) expect(words.length).toBeGreaterThan(10);
      expect(description.length).toBeLessThanOrEqual(DESCRIPTION_MAX);
      expect(colors.length > 0 && tags.length > 3, slug).toBe(true);
    }
  });

  test('each have every size and material fact, and the form’s check accepts it', () => {
    for (const { slug, category, facts } of charms) {
      const kind = categories.find(({ type }) => type === category)!.facts;
      const said = factsOf(kind, factsIn(facts ?? {}));
      for (const name of FACT_NAMES) {
        expect(said[name], `${slug}.${name}`).not.toBeNull();
        expect(factCheck(name)(String(said[name])), `${slug}.${name}`).toBeNull();
      }
    }
  });

  test('cover every stock badge: plenty, low stock and sold out', () => {
    const stocks = charms.map(({ stock }) => stock);
    expect(stocks.some((n) => n > 10)).toBe(true);
    expect(stocks.some((n) => n > 0 && n <= 5)).toBe(true);
    expect(stocks.some((n) => n === 0)).toBe(true);
  });

  test('include one letter charm for each character that the name tool accepts', () => {
    const letters = charms.filter(({ tags }) => tags.includes(LETTER_TAG)).map(({ letter }) => letter);
    expect(letters.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789♥');
    expect(lettersOf(letters.join(''))).toEqual(letters);
    expect(charms.filter(({ letter }) => letter).every(({ tags }) => tags.includes(LETTER_TAG))).toBe(true);
  });

  test('each have a drawing, and each drawing belongs to a charm', () => {
    const glyph = () => 'M0 0L9 0L9 9Z';
    const outline = { d: glyph(), width: 9, box: { x1: 0, y1: 0, x2: 9, y2: 9 } };
    const drawings = charmDrawings({ glyph, text: () => outline });
    expect(sorted(Object.keys(drawings))).toEqual(sorted(bySlug.keys()));
  });
});

describe('catalogue', () => {
  const lists = {
    categories,
    charms,
    braceletStrings,
    tyingMethods,
    readyMadeBracelets,
    collections,
  };

  test.each(Object.entries(lists))('%s have unique slugs and names', (_, list) => {
    expect(new Set(list.map(({ slug }) => slug)).size).toBe(list.length);
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
  });

  test('has all its texts in NFC', () => {
    const all = JSON.stringify([lists, shippingOptions]);
    expect(all).toBe(all.normalize('NFC'));
  });

  test('has prices that are whole numbers and not negative', () => {
    const priced = [...braceletStrings, ...tyingMethods, ...shippingOptions, ...readyMadeBracelets];
    for (const { name, price } of priced) expect(Number.isInteger(price) && price >= 0, name).toBe(true);
  });

  test('has at least 8 strings in all 6 materials with hex colours, and methods for all 4 knots', () => {
    expect(new Set(braceletStrings.map(({ material }) => material)).size).toBe(6);
    expect(braceletStrings.length).toBeGreaterThanOrEqual(8);
    expect(new Set(tyingMethods.map(({ tie }) => tie)).size).toBe(4);
    for (const { color } of braceletStrings) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('has one shipping option of each type', () => {
    expect(shippingOptions.map(({ type, price }) => [type, price])).toEqual([
      ['standard', 25_000],
      ['express', 45_000],
      ['overnight', 70_000],
    ]);
  });
});

describe('ready-made bracelets', () => {
  test.each(readyMadeBracelets)(
    '$name has a valid name and wrist size, one charm per slot and only parts of the catalogue',
    ({ name, design }) => {
      expect(checkBraceletName(name)).toBeNull();
      expect(checkWrist(design.wristSize)).toBeNull();
      expect(design.slots).toHaveLength(slotCountForWrist(design.wristSize));
      expect(design.slots.filter((slug) => !bySlug.has(slug))).toEqual([]);
      expect(braceletStrings.map(({ slug }) => slug)).toContain(design.string);
      expect(tyingMethods.map(({ slug }) => slug)).toContain(design.tyingMethod);
    },
  );

  test.each(readyMadeBracelets)('$name costs the sum of its parts', ({ price, design }) => {
    const parts = [
      ...design.slots.map((slug) => bySlug.get(slug)),
      braceletStrings.find(({ slug }) => slug === design.string),
      tyingMethods.find(({ slug }) => slug === design.tyingMethod),
    ];
    expect(price).toBe(parts.reduce((sum, part) => sum + (part?.price ?? NaN), 0));
  });

  test.each(readyMadeBracelets)('$name is predicted to lie flat on its wrist size', ({ design }) => {
    const sizes = design.slots.map((slug) => {
      const { category, facts } = bySlug.get(slug)!;
      return factsOf(categories.find(({ type }) => type === category)!.facts, factsIn(facts ?? {}));
    });
    const { material } = braceletStrings.find(({ slug }) => slug === design.string)!;
    const { tie: knot } = tyingMethods.find(({ slug }) => slug === design.tyingMethod)!;
    const length = predictLength({ charms: sizes, material, knot, wristCm: design.wristSize });
    expect(length?.liesFlat).toBe(true);
  });

  test.each(readyMadeBracelets)('$name can be made from the charms in stock', ({ design }) => {
    for (const slug of new Set(design.slots)) {
      const needed = design.slots.filter((other) => other === slug).length;
      expect(bySlug.get(slug)?.stock, slug).toBeGreaterThanOrEqual(needed);
    }
  });

  test('are twelve, at least eight of them featured, one sold out', () => {
    expect(readyMadeBracelets).toHaveLength(12);
    expect(readyMadeBracelets.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(8);
    expect(readyMadeBracelets.filter(({ stock }) => stock === 0)).toHaveLength(1);
  });
});

describe('collections', () => {
  test.each(collections)(
    '$name uses only charms, strings and tying methods of the catalogue',
    ({ slots, string, tyingMethod }) => {
      expect(slots.filter((slug) => !bySlug.has(slug))).toEqual([]);
      expect(braceletStrings.map(({ name }) => name)).toContain(string);
      expect(tyingMethods.map(({ name }) => name)).toContain(tyingMethod);
    },
  );
});

describe('pictures', () => {
  test('there is one for each charm, 512 px square with transparency', async () => {
    expect(sorted(pictureNames('charms'))).toEqual(sorted(bySlug.keys()));
    for (const slug of bySlug.keys()) {
      const { width, height, hasAlpha } = await sharp(
        readFileSync(new URL(`${slug}.webp`, folder('charms'))),
      ).metadata();
      expect([width, height, hasAlpha], slug).toEqual([512, 512, true]);
    }
  });

  test('there are two for each ready-made bracelet, the worn one 6:5', async () => {
    const wanted = readyMadeBracelets.flatMap(({ slug }) => [slug, `${slug}-flat`]);
    expect(sorted(pictureNames('bracelets'))).toEqual(sorted(wanted));
    for (const { slug } of readyMadeBracelets) {
      const { width, height } = await sharp(
        readFileSync(new URL(`${slug}.webp`, folder('bracelets'))),
      ).metadata();
      expect([width, height], slug).toEqual([960, 800]);
    }
  });

  test('there is one for each picture that a collection names, and no other', () => {
    expect(sorted(pictureNames('collections'))).toEqual(
      sorted(collections.flatMap(({ pictures }) => pictures)),
    );
  });

  test('all together take at most 5 MB', () => {
    const bytes = ['charms', 'bracelets', 'collections']
      .flatMap((name) => readdirSync(folder(name)).map((file) => statSync(new URL(file, folder(name))).size))
      .reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(5 * 1024 * 1024);
  });
});
