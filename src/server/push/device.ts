import { deviceCopy as copy } from './copy.vi.ts';

// The first match counts: Edge and Opera also claim to be Chrome, and Chrome claims to be Safari.
const BROWSERS = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  [copy.cocCoc, /\bcoc_coc_browser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** `Chrome trên Android`, from the User-Agent header. */
export function deviceName(userAgent: string | undefined): string {
  const first = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, sign]) => sign.test(userAgent ?? ''))?.[0];
  const browser = first(BROWSERS) ?? copy.browser;
  const system = first(SYSTEMS);
  return system === undefined ? browser : copy.on(browser, system);
}
