import { tidyLine } from '#domain/kernel/text-rules.ts';

const ORDER = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-([0-9a-f]{12})/i;

/** Search text for scanner input: the end of the order id if it is a URL, else the code itself. */
export function scannedCode(text: string): string {
  const order = ORDER.exec(text)?.[1];
  return order ? order.slice(-8).toUpperCase() : tidyLine(text).replace(/^#/, '').slice(0, 80);
}
