import { useQuery } from '@tanstack/react-query';
import type { BraceletString, TyingMethod } from '#contract/http/catalogue.ts';
import { MATERIALS, TIES, type Material, type Tie } from '#art/bracelet.ts';
import { asId, type StringId, type TyingMethodId } from '#domain/kernel/ids.ts';
import { FREE } from '#domain/kernel/vnd.ts';
import type { read } from '#web/lib/api.ts';
import { ringCopy } from './copy.vi.ts';
import { stringsQuery, tyingMethodsQuery } from './queries.ts';

const copy = ringCopy.fallback;

/** A choice of one item. When the items fail to load, a fallback item of price 0 is used (spec §8, Builder). */
export type Options<T extends { _id: string }> = {
  list: readonly T[];
  loading: boolean;
  /** Loading failed, and the fallback is in use. */
  failed: boolean;
  /** Refetches. @throws what the call threw */
  retry: () => Promise<unknown>;
  /** The chosen item; null when nothing is chosen, or the item is no longer on offer. */
  find: (id: T['_id'] | null) => T | null;
  /** The id, unless the shop no longer offers the item. */
  known: (id: T['_id'] | null) => T['_id'] | null;
};

export function useStrings(): Options<BraceletString> {
  return useOptions(stringsQuery(), FALLBACK_STRING, true);
}

/** Optional, so the fallback is only offered, not taken. */
export function useTyingMethods(): Options<TyingMethod> {
  return useOptions(tyingMethodsQuery(), FALLBACK_TYING, false);
}

function useOptions<T extends { _id: string }>(
  query: ReturnType<typeof read<T[]>>,
  fallback: T,
  required: boolean,
): Options<T> {
  const { data, isError, isPending, refetch } = useQuery(query);
  const failed = isError && data === undefined;
  const list = data ?? (failed ? [fallback] : []);
  return {
    list,
    loading: isPending,
    failed,
    retry: () => refetch({ throwOnError: true }),
    find: (id) => list.find(({ _id }) => _id === id) ?? (failed && required ? fallback : null),
    known: (id) => (data === undefined || data.some(({ _id }) => _id === id) ? id : null),
  };
}

const FALLBACK_STRING: BraceletString = {
  _id: asId<StringId>('fallback'),
  name: copy.string,
  description: copy.stringText,
  price: FREE,
  image: null,
  material: 'braid',
  color: '#b8566d',
  updatedAt: '',
};

const FALLBACK_TYING: TyingMethod = {
  _id: asId<TyingMethodId>('fallback'),
  name: copy.tying,
  description: copy.tyingText,
  price: FREE,
  knot: 'sliding',
  isActive: true,
  createdAt: '',
  updatedAt: '',
};

/** Default look of a string until one is chosen, and for materials that the art does not know. */
const PLAIN = { material: 'braid', color: '#b8566d' } as const;

export function drawnString(string: BraceletString | null): { material: Material; color: string } {
  const material = MATERIALS.find((known) => known === string?.material);
  return string === null || material === undefined ? PLAIN : { material, color: string.color };
}

export function drawnTie(tyingMethod: TyingMethod | null): Tie {
  return TIES.find((known) => known === tyingMethod?.knot) ?? 'sliding';
}
