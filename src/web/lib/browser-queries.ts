import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from './api.ts';
import { call } from './call.ts';

let client: QueryClient | undefined;

/** The one query client of this tab. */
export function browserQueries(): QueryClient {
  client ??= createQueryClient((path, body) => (body ? call('POST', path, { body }) : call('GET', path)));
  return client;
}
