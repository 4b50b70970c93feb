// Functions that run inside the page; each is sent there as text and must be self-contained.

/** The appearance of one element: `look` is an index into `Looks.styles`; pseudo-elements are included if rendered. */
export type Seen = {
  depth: number;
  /** `li:3`: the tag and its index among its siblings. */
  step: string;
  /** The beginning of its own text. */
  text: string;
  look: number;
  pseudo: Record<string, number>;
};
/** Every element of a page in document order. A style is a list of indices into `values`, one for each property. */
export type Looks = { properties: string[]; values: string[]; styles: number[][]; elements: Seen[] };

/**
 * Reads the computed styles of all elements and of their rendered pseudo-elements.
 * @param force pseudo-classes applied to every element meanwhile: `hover`, `focus`, `active`
 */
export function readLooks(force: string): Looks {
  const root = document.documentElement;
  if (force) root.setAttribute('data-look', force);
  else root.removeAttribute('data-look');

  // Transitions are finished; endless animations are set to their beginning.
  for (let round = 0; round < 8; round += 1) {
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
    if (moving.length === 0) break;
    for (const animation of moving) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) {
        animation.finish();
        continue;
      }
      animation.pause();
      animation.currentTime = 0;
    }
  }

  // Logical properties are covered by their physical counterparts; half of the others are properties that hardly any page uses.
  const seldom =
    /^--|-inline|-block|^(?:inline|block)-|-webkit-|^(?:alignment|anchor|app|baseline|border-(?:end|start|shape)|buffered|caret-[as]|column-rule|contain-|corner|dominant|dynamic|font-(?:lang|palette|size-a|synth|variant-|optical|kerning|feat)|forced|frame|hyphenate|image-o|initial|interactivity|interest|lighting|line-break|marker|math|object-view|offset|orphans|overlay|page|position-|reading|row-rule|ruby|rule|scroll-(?:axis|init|marker|target|timeline)|shape|speak|tab-size|text-(?:auto|box|combine|emph|fit|just|orient|spacing|size)|timeline|trigger|view-|widows|window|animation-(?:range|timeline|trigger|comp)|color-(?:inter|rend)|flood|flex-line|mask-(?:clip|comp|mode|origin|type)|stop|vector|text-decoration-skip|break|image-rend|paint-order|x$|y$|cx|cy|r$|rx|ry|d$)/;
  const properties = [...getComputedStyle(root)].filter((name) => !seldom.test(name));
  const frames = new Map<string, string>();
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSKeyframesRule)
        frames.set(rule.name, [...rule.cssRules].map(({ cssText }) => cssText).join(' '));
      else if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) collect(sheet.cssRules);

  const values: string[] = [];
  const places = new Map<string, number>();
  const place = (value: string) => {
    let found = places.get(value);
    if (found === undefined) {
      found = values.push(value) - 1;
      places.set(value, found);
    }
    return found;
  };
  const spell = (name: string, value: string) => {
    // Names of keyframes may change with their file, so their content is compared instead.
    if (name === 'animation-name' && value !== 'none')
      return value.replaceAll(/[\w-]+/g, (word) => frames.get(word) ?? word);
    // React's generated ids depend on the order of rendering.
    return value.includes('url(')
      ? value.replaceAll(location.origin, '').replaceAll(/_r_\w+?_/g, '_r_')
      : value;
  };
  const styles: number[][] = [];
  const known = new Map<string, number>();
  const styleOf = (computed: CSSStyleDeclaration) => {
    const style = properties.map((name) => place(spell(name, computed.getPropertyValue(name))));
    const key = style.join();
    let found = known.get(key);
    if (found === undefined) {
      found = styles.push(style) - 1;
      known.set(key, found);
    }
    return found;
  };

  const elements: Seen[] = [];
  const visit = (element: Element, depth: number, step: string) => {
    const computed = getComputedStyle(element);
    const pseudo: Record<string, number> = {};
    const look = styleOf(computed);
    const drawn = ['::before', '::after'];
    if (element.matches('input, textarea')) drawn.push('::placeholder');
    if (element.matches('dialog[open], [popover]')) drawn.push('::backdrop');
    if (computed.display === 'list-item') drawn.push('::marker');
    for (const name of drawn) {
      const of = getComputedStyle(element, name);
      const content = of.content;
      if (name.endsWith('e') || name.endsWith('after')) {
        if (name !== '::placeholder' && (content === 'none' || content === 'normal')) continue;
      }
      pseudo[name] = styleOf(of);
    }
    const own = [...element.childNodes].map((node) => (node.nodeType === 3 ? (node.textContent ?? '') : ''));
    const text = own.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, 60);
    elements.push({ depth, step, text, look, pseudo });
    let at = 0;
    for (const child of element.children) {
      // Unrendered elements vary with how the page was loaded.
      if (/^(?:script|style|link|meta|title|template|noscript|next-route-announcer)$/.test(child.localName))
        continue;
      at += 1;
      visit(child, depth + 1, `${child.localName}:${at}`);
    }
  };
  visit(root, 0, 'html');
  root.removeAttribute('data-look');
  return { properties, values, styles, elements };
}

/**
 * Makes `data-look="hover focus active"` on the root force these states on every element, in all rules loaded so far; the
 * specificity of a rule is unchanged.
 */
export function makeForceable(): void {
  const state = /:(hover|focus-visible|focus-within|focus|active)(?![\w-])/g;
  const forced = (all: string, name: string) => `:is(${all}, :where([data-look~="${name.split('-')[0]}"] *))`;
  const rewrite = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-look')) {
        const selector = rule.selectorText.replaceAll(state, forced);
        if (selector !== rule.selectorText) rule.selectorText = selector;
      }
      if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
}

/**
 * Scrolls to the next picture that is loaded lazily, each once: a few of the design system's never arrive.
 * @returns whether there was one, or a font is still loading
 */
export async function showNextPicture(): Promise<boolean> {
  const shown = ((window as { shown?: WeakSet<Element> }).shown ??= new WeakSet());
  const isInReach = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && right > 0 && left < window.innerWidth;
  };
  const boxes = document.querySelectorAll('[data-state="waiting"], [data-state="loading"]');
  const pictures = [...document.images].filter((image) => !image.complete);
  const missing = [...boxes, ...pictures].find((element) => !shown.has(element) && isInReach(element));
  if (missing) {
    shown.add(missing);
    missing.scrollIntoView({ block: 'center', behavior: 'instant' });
    // An IntersectionObserver reports with a frame, and the picture is requested in the next.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return true;
  }
  const late = [...document.querySelectorAll<HTMLMetaElement>('meta[name="late-face"]')];
  const weights = new Set([...document.fonts].map(({ weight }) => weight));
  return (
    !late.every(({ content }) => weights.has(content.split(' ')[0]!)) || document.fonts.status !== 'loaded'
  );
}

/** Scrolls everything back to its beginning, with all pictures decoded. */
export async function resetScroll(): Promise<void> {
  for (const element of document.querySelectorAll('*')) if (element.scrollLeft > 0) element.scrollLeft = 0;
  window.scrollTo({ top: 0, behavior: 'instant' });
  // decode() would never settle for a picture that was not requested.
  const there = [...document.images].filter(({ complete }) => complete);
  await Promise.allSettled(there.map((image) => image.decode()));
}

/** Resolves when nothing in the document has changed for `ms`. @throws naming what keeps changing */
export function untilUnchanged(ms: number): Promise<void> {
  return new Promise((done, failed) => {
    let last = '';
    const observer = new MutationObserver((changes) => {
      const { target, attributeName, type } = changes.at(-1)!;
      last = `${target.nodeName} ${target.parentElement?.outerHTML.slice(0, 200)} ${attributeName ?? type}`;
      clearTimeout(timer);
      timer = setTimeout(end, ms);
    });
    const end = () => {
      observer.disconnect();
      clearTimeout(limit);
      done();
    };
    const limit = setTimeout(() => {
      observer.disconnect();
      failed(new Error(`It changes for ever: ${last}`));
    }, 20_000);
    let timer = setTimeout(end, ms);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** Makes Math.random deterministic: the same sequence in every page. */
export function seedRandom(): void {
  let state = 42;
  Math.random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
