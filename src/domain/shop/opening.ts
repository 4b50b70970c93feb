import { INITIAL_SETTINGS, takesTransfers, type ShopSettings } from './settings.ts';

/** What a new shop is told and given before customers come, in the order in which an owner goes through it. */
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

/** What is there, beside what the shop was told. */
export type ShopFacts = {
  /** how many there are */
  categories: number;
  charms: number;
  /** of those charms that lie on a shelf */
  inStock: number;
  strings: number;
  knots: number;
  deliveries: number;
  /** a mail server is set up */
  canMail: boolean;
  /** a letter of that server was seen to arrive */
  mailArrives: boolean;
};

/** How far a shop is: a step each. */
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
 * What no shop opens without: customers could not know whose it is, sign up, or order. It may open without transfers
 * (cash at the door), with shelves that are still empty, and before a letter was tried.
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

/** What is missing before a shop may open: one rule for the desk, the terminal and the API. */
export function missingToOpen(steps: readonly { step: OpeningStep; done: boolean }[]): OpeningStep[] {
  return steps.filter(({ step, done }) => !done && NEEDED.has(step)).map(({ step }) => step);
}
