import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read, type Params } from './api.ts';

/** A read whose previous data stays until the next has loaded: pages of a list, or results of a search. */
export function readPage<Data>(path: string, params?: Params) {
  return queryOptions({ ...read<Data>(path, params), placeholderData: keepPreviousData });
}
