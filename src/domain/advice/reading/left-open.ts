import { ANY_OF } from '../knowledge/conversation.vi.ts';
import type { Slot } from '../slots.ts';
import { isRefusable, type Mutable } from './lists.ts';
import type { Token } from './tokens.ts';

/** "Không có hoa cũng được"; "không hoa thì lá cũng được" speaks of something else. @param from where its refusal ends */
export const doesWithout = (
  { said, tokens, at }: { readonly said: string; readonly tokens: readonly Token[]; readonly at: number },
  from: number,
): boolean => DOES_WITHOUT.has(said) && tokens.slice(from, at).every(({ folded }) => folded !== 'thi');
const DOES_WITHOUT = new Set(['cung duoc', 'deu duoc', 'deu ok']);

/** What may follow in a clause that says nothing more. */
export const isParticle = ({ folded }: Token): boolean => PARTICLES.has(folded);
const PARTICLES = new Set('dau,lam,nha,nhe,nhen,a,shop,em,chi,het,gi,ca,oi'.split(','));

type Walked = { readonly slots: Mutable[]; since: Mutable[]; readonly open: Slot[] };

/** Takes from what was read what may be or not. */
export function leaveOpen(walk: Walked, left: readonly Mutable[]): void {
  const open = left.filter(({ slot }) => isRefusable(slot));
  walk.open.push(...open.map(({ slot }) => slot));
  for (const one of open) walk.slots.splice(walk.slots.indexOf(one), 1);
  walk.since = walk.since.filter((one) => !open.includes(one));
}

/** The questions that any answer to is fine: "màu gì cũng được". */
export const anyOf = (tokens: readonly Token[]): string[] => {
  const text = tokens.map(({ word }) => word).join(' ');
  return ANY_OF.flatMap(([question, pattern]) => (pattern.test(text) ? question : []));
};
