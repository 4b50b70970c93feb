import { tidyLine } from '#domain/kernel/text-rules.ts';

const ORDER = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-([0-9a-f]{12})/i;

/** What is looked for when a scanner typed this: the end of the order's id in an address, else the code itself. */
export function scannedCode(text: string): string {
  const order = ORDER.exec(text)?.[1];
  return order ? order.slice(-8).toUpperCase() : tidyLine(text).replace(/^#/, '').slice(0, 80);
}
