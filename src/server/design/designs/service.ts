import type * as Contract from '#contract/http/design.ts';
import type { z } from '#contract/zod.ts';
import { sumByCharm } from '#domain/catalogue/shortage.ts';
import { checkDesign } from '#domain/design/complete.ts';
import { designCopy } from '#domain/design/copy.vi.ts';
import { slotCountOf } from '#domain/design/wrist.ts';
import type { CharmId, DesignId, UserId } from '#domain/kernel/ids.ts';
import {
  charmsWanted,
  getPieces,
  missingStockOf,
  availableStockOf,
  stockInsufficient,
} from '#server/catalogue/index.ts';
import { type Db, inTx, type Tx } from '#server/platform/db/connection.ts';
import { once } from '#server/platform/db/idempotency.ts';
import { newId } from '#server/platform/db/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { getPreview, type Look, previewKey, type PreviewName, previewUrl } from '../pictures/preview.ts';
import {
  type Design,
  findDesign,
  findDesignByPreview,
  findOwnDesigns,
  hide,
  insertDesign,
  openLink,
} from './repository.ts';

type Here = Pick<Shop, 'pictures' | 'clock'> & { db: Db };

type Draft = z.output<typeof Contract.CreateDesignBody>;

/**
 * Stores a complete bracelet. Prices from the client are ignored.
 * @param key the request's Idempotency-Key: the same key and body return the design that was stored first
 * @throws ShopError DESIGN_INCOMPLETE, UNKNOWN_PIECE, STOCK_INSUFFICIENT, IDEMPOTENCY_MISMATCH
 */
export async function createDesign(here: Here, userId: UserId, draft: Draft, key?: string): Promise<Design> {
  checkRing(draft);
  const now = here.clock.now();
  const call = { userId, key, body: { design: draft }, now };
  return inTx(here.db, async (tx) => {
    let created: Design | undefined;
    const { answer } = await once(tx, call, async () => {
      created = await insertComplete({ ...here, db: tx }, userId, draft, now);
      return { id: created.design.id };
    });
    return created ?? getOwnDesign(tx, userId, answer.id);
  });
}

async function insertComplete(
  { db: tx, pictures }: Here & { db: Tx },
  userId: UserId,
  draft: Draft,
  now: Date,
): Promise<Design> {
  const placed = draft.charms
    .map(({ id, position }) => ({ charmId: id, position }))
    .toSorted((a, b) => a.position - b.position);
  const { charms, string, tyingMethod } = await getPieces(tx, {
    charmIds: draft.charms.map(({ id }) => id),
    stringId: draft.braceletString,
    tyingMethodId: draft.tyingMethod ?? null,
  });
  await checkStock(tx, placed);

  const slots = placed.flatMap(({ charmId, position }) => {
    const charm = charms.get(charmId);
    return charm ? [{ position, charm }] : [];
  });
  const look = lookOf({ charms: slots, string, tyingMethod });
  const design = {
    id: newId<DesignId>(now),
    userId,
    name: draft.name,
    stringId: string.id,
    tyingMethodId: tyingMethod?.id ?? null,
    wristSize: draft.wristSize ?? null,
    preview: previewKey(pictures, look),
    createdAt: now,
    shareToken: null,
    hiddenAt: null,
  };
  await insertDesign(tx, design, placed);
  return { design, string, tyingMethod, charms: slots };
}

/** A customer's own design. @throws ShopError NOT_FOUND */
export async function getOwnDesign(db: Db, userId: UserId, id: DesignId): Promise<Design> {
  const [design] = await findOwnDesigns(db, userId, [id]);
  if (design === undefined) throw new ShopError('NOT_FOUND');
  return design;
}

/** Removes a design from the saved ones. @throws ShopError NOT_FOUND */
export async function hideDesign({ db, clock }: Here, userId: UserId, id: DesignId): Promise<void> {
  const token = await inTx(db, (tx) => hide(tx, userId, id, clock.now()));
  if (token === undefined) throw new ShopError('NOT_FOUND');
}

/** Replaces a saved design by its newer version, which takes over the share link. */
export async function supersede(
  tx: Tx,
  userId: UserId,
  { old, by }: { old: DesignId; by: DesignId },
  now: Date,
): Promise<void> {
  const token = await hide(tx, userId, old, now);
  if (token) await openLink(tx, userId, by, token);
}

/** A charm of a sold bracelet, with the name of its picture in the library. */
type Hanging = { charmId: CharmId; position: number; picture: string | null };

/**
 * Creates the design of a sold bracelet with other charms: a new one, because a design's charms never change, and not among the
 * customer's saved ones.
 * @returns its id and the URL of its picture; null when the old design no longer exists
 */
export async function createDesignWithCharms(
  { pictures }: Pick<Here, 'pictures'>,
  tx: Tx,
  { from, charms, now }: { from: DesignId; charms: readonly Hanging[]; now: Date },
): Promise<{ id: DesignId; image: string } | null> {
  const old = await findDesign(tx, from);
  if (old === undefined) return null;
  const placed = charms.toSorted((a, b) => a.position - b.position);
  const look = lookOf({ ...old, charms: placed.map((charm) => ({ charm })) });
  const id = newId<DesignId>(now);
  const preview = previewKey(pictures, look);
  await insertDesign(
    tx,
    { ...old.design, id, preview, createdAt: now, shareToken: null, hiddenAt: now },
    placed.map(({ charmId, position }) => ({ charmId, position })),
  );
  return { id, image: previewUrl(preview) };
}

/** Picture of a preview that some design has. @throws ShopError NOT_FOUND */
export function getDesignPicture({ db, pictures }: Shop, wanted: PreviewName): Promise<Buffer> {
  return getPreview(pictures, wanted, async () => {
    const design = await findDesignByPreview(db, wanted.key);
    if (design === undefined) throw new ShopError('NOT_FOUND');
    return lookOf(design);
  });
}

export function lookOf({
  charms,
  string,
  tyingMethod,
}: Pick<Design, 'string' | 'tyingMethod'> & {
  charms: readonly { charm: Pick<Design['charms'][number]['charm'], 'picture'> }[];
}): Look {
  return {
    charms: charms.map(({ charm }) => charm.picture),
    material: string.material,
    color: string.color,
    tie: tyingMethod?.tie ?? null,
  };
}

/** Checks that the number of charms fits the wrist size; the contract has already checked that positions have no gaps. */
function checkRing({ name, braceletString, charms, wristSize }: Draft): void {
  const charmCount = charms.length;
  const slotCount = slotCountOf({ wristSize, calculatedCharmCount: charmCount });
  const issue = checkDesign({ name, stringId: braceletString, charmCount, slotCount });
  const message = issue?.message ?? (charmCount > slotCount ? designCopy.positions : null);
  if (message !== null) {
    throw new ShopError('DESIGN_INCOMPLETE', { message, details: [{ path: 'charms', message }] });
  }
}

async function checkStock(db: Db, placed: readonly { charmId: CharmId }[]): Promise<void> {
  const wanted = charmsWanted(sumByCharm(placed.map(({ charmId }) => ({ charmId, quantity: 1 }))));
  const missing = missingStockOf(wanted, await availableStockOf(db, wanted));
  if (missing.length > 0) throw stockInsufficient(missing);
}
