import { queryOptions, useQuery } from '@tanstack/react-query';
import type { FormerWards } from '#domain/identity/former-wards.ts';
import type { Province } from '#domain/identity/places.ts';

/** Provinces and wards come in a file of their own, when an address is about to be written. */
const provincesQuery = () =>
  queryOptions({
    queryKey: ['provinces'],
    queryFn: async () => (await import('virtual:places')).default,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Null until they are here; an address can be written without them too. */
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
 * The wards of before July 2025, for who still writes one of them.
 * @param wanted fetches them (57 kB): something was typed that today's list does not know
 */
export function useFormerWards(wanted: boolean): FormerWards {
  return useQuery({ ...formerWardsQuery(), enabled: wanted }).data ?? NONE;
}
const NONE: FormerWards = {};
