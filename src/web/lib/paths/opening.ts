import type { OpeningStep } from '#domain/shop/opening.ts';
import { tabPath } from './admin-tabs.ts';

/** The stages of the opening assistant, in order, and the steps each covers: `/admin?tab=opening&buoc=bank`. */
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

/** The stage that covers a step of the opening. */
export const stageOf = (step: OpeningStep): Stage =>
  STAGES.find((stage) => ASKS[stage].some((asked: OpeningStep) => asked === step)) ?? 'identity';

/** The URL of the assistant; without a stage it starts with the first unfinished one. */
export const openingPath = (stage?: Stage): string =>
  stage === undefined ? tabPath('opening') : `${tabPath('opening')}&${STAGE_PARAM}=${stage}`;

/** Reads `?buoc=`; null when it names no stage. */
export function readStage(params: URLSearchParams): Stage | null {
  const wanted = params.get(STAGE_PARAM);
  return STAGES.find((stage) => stage === wanted) ?? null;
}

/** Whether all steps of a stage are done. */
export function isStageDone(stage: Stage, steps: readonly { step: OpeningStep; done: boolean }[]): boolean {
  return steps.every(({ step, done }) => done || stageOf(step) !== stage);
}

/** The first unfinished stage; the last one when all are done. */
export function nextStage(steps: readonly { step: OpeningStep; done: boolean }[]): Stage {
  return STAGES.find((stage) => !isStageDone(stage, steps)) ?? 'open';
}
