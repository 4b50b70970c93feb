/**
 * What somebody asks for, when it is not charms. Where several are named, the first of these is answered: "đơn của em ship tới đâu
 * rồi" is about the order.
 */
export const INTENTS = [
  'crisis',
  'abuse',
  'returns',
  'order',
  'gift',
  'care',
  'size',
  'hours',
  'delivery',
  'price',
  'thanks',
  'greeting',
  'elsewhere',
] as const;
export type Intent = (typeof INTENTS)[number];
export const firstAsked = (intents: readonly Intent[]): Intent | null =>
  INTENTS.find((intent) => intents.includes(intent)) ?? null;

/** Questions that are answered beside the charms of the same message. */
export const ANSWERED_BESIDE: ReadonlySet<Intent> = new Set([
  'delivery',
  'price',
  'size',
  'returns',
  'order',
  'care',
  'gift',
  'hours',
]);
