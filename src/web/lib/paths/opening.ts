import type { OpeningStep } from '#domain/shop/opening.ts';
import { tabPath } from './admin-tabs.ts';

/** What the assistant asks for, one after the other: `/admin?tab=opening&buoc=bank`. */
const ASKS = {
  identity: ['identity'],
  contact: ['contact'],
  legal: ['legal'],
  bank: ['bank'],
  mail: ['mail', 'mailTest'],
  delivery: ['shipping'],
  goods: ['categories', 'strings', 'charms'],
  prices: ['stock'],
  open: ['open'],
} as const satisfies Record<string, readonly OpeningStep[]>;
export type Stage = keyof typeof ASKS;
export const STAGES = Object.keys(ASKS) as Stage[];

const STAGE_PARAM = 'buoc';

/** Where a step of the opening is asked for. */
export const stageOf = (step: OpeningStep): Stage =>
  STAGES.find((stage) => ASKS[stage].some((asked: OpeningStep) => asked === step)) ?? 'identity';

/** The address of the assistant; without a stage it begins with the first that is not done. */
export const openingPath = (stage?: Stage): string =>
  stage === undefined ? tabPath('opening') : `${tabPath('opening')}&${STAGE_PARAM}=${stage}`;

/** Reads `?buoc=`; null for what names none. */
export function readStage(params: URLSearchParams): Stage | null {
  const wanted = params.get(STAGE_PARAM);
  return STAGES.find((stage) => stage === wanted) ?? null;
}

/** Whether all that a stage asks for is there. */
export function isStageDone(stage: Stage, steps: readonly { step: OpeningStep; done: boolean }[]): boolean {
  return steps.every(({ step, done }) => done || stageOf(step) !== stage);
}

/** The first stage that is not done; the last when all are. */
export function nextStage(steps: readonly { step: OpeningStep; done: boolean }[]): Stage {
  return STAGES.find((stage) => !isStageDone(stage, steps)) ?? 'open';
}
