import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { CustomBracelet, SharedDesign } from '#contract/http/design.ts';
import { SLOTS_MAX, SLOTS_MIN } from '#domain/design/limits.ts';
import { isShareToken } from '#domain/design/share.ts';
import { asId, isUuid, type CharmId, type DesignId, type ReadyMadeId } from '#domain/kernel/ids.ts';
import { cartQuery } from '#web/entities/cart/use-cart.ts';
import { collectionsQuery } from '#web/entities/article/queries.ts';
import { sharedDesignQuery } from '#web/entities/bracelet/queries.ts';
import { ApiError } from '#web/lib/api.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { useApplyName } from './charms/use-apply-name.ts';
import { copy } from './copy.vi.ts';
import { ownDesignQuery } from '#web/entities/ring/queries.ts';
import { useBuilder } from './builder-context.ts';
import { fetchNow, lettersQuery, readyMadeQuery } from './queries.ts';
import { charmsOf, useApplyDesign, type Design } from './use-apply-design.ts';
import { loadUnknownCharms } from './use-catalogue-sync.ts';

type Find = (queries: QueryClient, key: string) => Promise<Design | null>;

/** Loader of the design for each query parameter. */
const DESIGNS: Readonly<Record<string, Find>> = {
  mau: findReadyMade,
  'bo-suu-tap': findCollection,
  'chia-se': findShared,
  sua: findOwn,
  xau: (_, ids) => Promise.resolve(ringOf(ids)),
};
const NAME = 'ten';

/**
 * Opens what the URL asks for: `?mau=<id>` the design of a ready-made bracelet, `?bo-suu-tap=<slug>` one of the gallery,
 * `?chia-se=<token>` a shared one, `?sua=<id>` the customer's own, `?xau=<ids>` a ring of charms; `?ten=<name>` lays a name. The
 * parameters stay in the URL until everything is loaded, so that a reload of a slow page asks again; then they are removed, so
 * that it does not repeat them. What is asked for later replaces what is still being loaded.
 */
export function useDesignFromUrl(): void {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const name = params.get(NAME);
  const letters = useQuery(lettersQuery());
  const findDesigns = useFindDesigns();
  const layDesign = useApplyDesign();
  const layName = useApplyName();
  const loading = useRef<{ asked: string } | null>(null);
  const [tries, tryAgain] = useReducer((before: number) => before + 1, 0);

  const arrive = useEffectEvent(async (asked: string) => {
    if (loading.current?.asked === asked) return;
    const mine = { asked };
    loading.current = mine;
    const isReplaced = () => loading.current !== mine || !isInUrl(asked);
    const designs = await findDesigns(params).catch((error: unknown) => {
      if (isReplaced()) return;
      loading.current = null;
      showError(error, 'load', tryAgain);
    });
    if (designs === undefined || isReplaced()) return;
    setParams({}, { replace: true, preventScrollReset: true });
    for (const design of designs) {
      if (design === null) toast({ type: 'warning', ...copy.pattern.failed });
      else await layDesign(design);
    }
    if (name !== null && name.trim() !== '') layName(name, null);
  });
  const asked = [...Object.keys(DESIGNS), NAME].some((parameter) => params.has(parameter))
    ? params.toString()
    : null;
  const ready = name === null || !letters.isPending;
  useEffect(() => {
    if (asked !== null && ready) inBackground(arrive(asked));
    if (asked === null) loading.current = null;
    // With the location's key, what could not be loaded may be asked for once more.
  }, [asked, ready, key, tries]);
}

/** Whether the page still asks for it: who has left the page is not led back. */
const isInUrl = (asked: string) => new URLSearchParams(window.location.search).toString() === asked;

/** Loads the designs that a URL asks for, with their charms; null for one that no longer exists. @throws ApiError */
function useFindDesigns(): (params: URLSearchParams) => Promise<(Design | null)[]> {
  const queries = useQueryClient();
  const builder = useBuilder();
  const found = async (find: Find, wanted: string): Promise<Design | null> => {
    const design = await find(queries, wanted).catch(nullIfGone);
    const failure = design && (await loadUnknownCharms(queries, builder, charmsOf(design)));
    if (failure) throw failure.unknown;
    return design;
  };
  return (params) =>
    Promise.all(
      Object.entries(DESIGNS).flatMap(([key, find]) => {
        const wanted = params.get(key);
        return wanted === null ? [] : [found(find, wanted)];
      }),
    );
}

function nullIfGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

async function findReadyMade(queries: QueryClient, id: string): Promise<Design | null> {
  if (!isUuid(id)) return null;
  const { name, design } = await fetchNow(queries, readyMadeQuery(asId<ReadyMadeId>(id)));
  if (design === null) return null;
  return { ...design, name, stringId: design.braceletString, tyingMethodId: design.tyingMethod };
}

async function findCollection(queries: QueryClient, slug: string): Promise<Design | null> {
  const collections = await fetchNow(queries, collectionsQuery());
  const { name = '', design = null } = collections.find((each) => each.slug === slug) ?? {};
  if (design === null) return null;
  return { ...design, name, stringId: design.braceletString, tyingMethodId: design.tyingMethod };
}

async function findShared(queries: QueryClient, token: string): Promise<Design | null> {
  if (!isShareToken(token)) return null;
  return designOf(await fetchNow(queries, sharedDesignQuery(token)));
}

/** A design that lies in the cart is edited in place; any other one is the start of a new bracelet. */
async function findOwn(queries: QueryClient, id: string): Promise<Design | null> {
  if (!isUuid(id)) return null;
  const own = await fetchNow(queries, ownDesignQuery(asId<DesignId>(id)));
  const cart = await fetchNow(queries, cartQuery());
  const inCart = cart.items.some(({ customBracelet }) => customBracelet?._id === own._id);
  return { ...designOf(own), editing: inCart ? own._id : null };
}

/** A ring of the given charms in slot order, keeping the string chosen so far. */
function ringOf(text: string): Design | null {
  const ids = text.split('.');
  if (ids.length < SLOTS_MIN || ids.length > SLOTS_MAX || !ids.every(isUuid)) return null;
  return {
    name: copy.pattern.suggested,
    wristSize: null,
    charms: ids.map((id, position) => ({ charm: asId<CharmId>(id), position })),
    stringId: null,
    tyingMethodId: null,
  };
}

function designOf(bracelet: SharedDesign | CustomBracelet): Design {
  const { name, charms, wristSize, braceletString, tyingMethod } = bracelet;
  return {
    name,
    wristSize,
    charms: charms.map(({ charm, position }) => ({ charm: charm._id, position })),
    stringId: braceletString._id,
    tyingMethodId: tyingMethod?._id ?? null,
  };
}
