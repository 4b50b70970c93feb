import { queryOptions, useQuery } from '@tanstack/react-query';
import type { FormerWards } from '#domain/identity/former-wards.ts';
import type { Province } from '#domain/identity/places.ts';

/** Provinces and wards are a chunk of their own, loaded when an address is about to be entered. */
const provincesQuery = () =>
  queryOptions({
    queryKey: ['provinces'],
    queryFn: async () => (await import('virtual:places')).default,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Null until loaded; an address can be entered without the list. */
export function useProvinces(): readonly Province[] | null {
  return useQuery(provincesQuery()).data ?? null;
}

const formerWardsQuery = () =>
  queryOptions({
    queryKey: ['former-wards'],
    queryFn: async () => (await import('virtual:former-wards')).default,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/**
 * The wards from before July 2025, for customers who still enter one of them.
 * @param wanted whether to load them (57 kB): something was typed that is not in today's list
 */
export function useFormerWards(wanted: boolean): FormerWards {
  return useQuery({ ...formerWardsQuery(), enabled: wanted }).data ?? NONE;
}
const NONE: FormerWards = {};
