import type {
  CashHolder,
  CashParcel,
  HandIn,
  HandInSlip,
  HandInsPage,
  HeldCash,
} from '#contract/http/cash.ts';
import type { CashHandInId, UserId } from '#domain/kernel/ids.ts';
import { sumOf, vnd } from '#domain/kernel/vnd.ts';
import { getPeople, type Person } from '#server/identity/index.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { paginationOf, type PageOf } from '#server/platform/db/paging.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import * as repository from './repository.ts';

/** Shippers that hold collected cash, largest sum first. */
export async function listHolders(db: Db): Promise<CashHolder[]> {
  const rows = await repository.sumHeld(db);
  const people = await getPeople(
    db,
    rows.flatMap(({ shipperId }) => shipperId ?? []),
  );
  return rows.flatMap(({ shipperId, held, parcels, since }) =>
    shipperId && since
      ? [{ shipper: named(people, shipperId), held, parcels, since: since.toISOString() }]
      : [],
  );
}

/** @throws ShopError NOT_FOUND for an unknown user */
export async function getHeldCash(db: Db, shipper: UserId): Promise<HeldCash> {
  const people = await getPeople(db, [shipper]);
  if (!people.has(shipper)) throw new ShopError('NOT_FOUND');
  const rows = await repository.listHeld(db, shipper);
  const held = rows[0]?.allCash ?? vnd(0);
  const later = {
    parcels: (rows[0]?.allParcels ?? 0) - rows.length,
    cash: vnd(held - sumOf(rows, ({ cash }) => cash)),
  };
  return { shipper: named(people, shipper), held, parcels: rows.map(presentParcel), later };
}

export async function getHandIns(db: Db, page: PageOf): Promise<HandInsPage> {
  const { rows, total } = await repository.listHandIns(db, page);
  return { handIns: await presentAll(db, rows), pagination: paginationOf(page, total) };
}

/** @throws ShopError NOT_FOUND */
export async function getSlip(db: Db, id: CashHandInId): Promise<HandInSlip> {
  const row = await repository.findHandIn(db, id);
  const [handIn] = await presentAll(db, row ? [row] : []);
  if (handIn === undefined) throw new ShopError('NOT_FOUND');
  return { ...handIn, parcels: (await repository.listHandedIn(db, id)).map(presentParcel) };
}

async function presentAll(db: Db, rows: readonly repository.HandInRow[]): Promise<HandIn[]> {
  const ids = new Set(rows.flatMap(({ shipperId, receivedBy }) => [shipperId, receivedBy]));
  const people = await getPeople(db, [...ids]);
  return rows.map(({ id, shipperId, receivedBy, expected, counted, note, createdAt }) => ({
    _id: id,
    shipper: named(people, shipperId),
    receivedBy: named(people, receivedBy),
    expected,
    counted,
    note,
    createdAt: createdAt.toISOString(),
  }));
}

const named = (people: ReadonlyMap<UserId, Person>, id: UserId) => ({
  _id: id,
  name: people.get(id)?.name ?? '',
});

function presentParcel({
  shipment,
  order,
  address,
  deliveredAt,
  updatedAt,
  cash,
}: repository.CashRow): CashParcel {
  return {
    shipment,
    order,
    customer: address.fullName,
    city: address.city,
    deliveredAt: (deliveredAt ?? updatedAt).toISOString(),
    cash,
  };
}
