import { queryOptions, useQuery } from '@tanstack/react-query';
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
