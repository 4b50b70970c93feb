import { INITIAL_SETTINGS, takesTransfers, type ShopSettings } from './settings.ts';

/** Set-up steps of a new shop before it opens, in the order in which an owner takes them. */
export const OPENING_STEPS = [
  'identity',
  'contact',
  'legal',
  'bank',
  'mail',
  'mailTest',
  'shipping',
  'categories',
  'strings',
  'charms',
  'stock',
  'open',
] as const;
export type OpeningStep = (typeof OPENING_STEPS)[number];

/** Facts about the shop that are not settings. */
export type ShopFacts = {
  /** number of records, as for the next fields */
  categories: number;
  charms: number;
  /** charms with stock left */
  inStock: number;
  strings: number;
  knots: number;
  deliveries: number;
  /** a mail server is set up */
  canMail: boolean;
  /** a test mail of that server was confirmed to have arrived */
  mailArrives: boolean;
};

/** Every set-up step, with whether it is done. */
export function openingSteps(settings: ShopSettings, facts: ShopFacts) {
  const done: Record<OpeningStep, boolean> = {
    identity: settings.name !== INITIAL_SETTINGS.name,
    contact: settings.phone !== '' && settings.address !== '',
    legal: settings.owner !== '',
    bank: takesTransfers(settings),
    mail: facts.canMail,
    mailTest: facts.canMail && facts.mailArrives,
    shipping: facts.deliveries > 0,
    categories: facts.categories > 0,
    strings: facts.strings > 0 && facts.knots > 0,
    charms: facts.charms > 0,
    stock: facts.inStock > 0,
    open: settings.isOpen,
  };
  return OPENING_STEPS.map((step) => ({ step, done: done[step] }));
}

/**
 * Steps without which no shop opens: customers could not know whose it is, sign up, or order. It may open without bank transfers
 * (cash on delivery remains), with empty stock, and before a test mail was sent.
 */
const NEEDED: ReadonlySet<OpeningStep> = new Set([
  'identity',
  'contact',
  'legal',
  'mail',
  'shipping',
  'categories',
  'strings',
  'charms',
]);

/** Required steps still missing before the shop may open; shared by the desk, the command line and the API. */
export function missingToOpen(steps: readonly { step: OpeningStep; done: boolean }[]): OpeningStep[] {
  return steps.filter(({ step, done }) => !done && NEEDED.has(step)).map(({ step }) => step);
}
