import { sql } from 'drizzle-orm';
import type { LowStockList } from '#contract/http/reports.ts';
import { LOW_STOCK } from '#domain/catalogue/limits.ts';
import { charms, readyMadeBracelets } from '#server/catalogue/tables.ts';
import type { Db } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';
import { goodsThumbnail, type Pictured } from '../orders/item-image.ts';

const LOW_SHOWN = 50;

const LOW = sql`
  SELECT 'charm' AS kind, id, name, picture, stock, reserved FROM ${charms}
  WHERE removed_at IS NULL AND stock - reserved <= ${LOW_STOCK}
  UNION ALL
  SELECT 'ready_made', id, name, picture, stock, reserved FROM ${readyMadeBracelets}
  WHERE removed_at IS NULL AND stock - reserved <= ${LOW_STOCK}`;

type Low = Pictured & { id: string; name: string; stock: number; reserved: number };

/** Items with low stock, lowest first. Always two queries. */
export async function getLowStock({ db, pictures }: Pick<Shop, 'db' | 'pictures'>): Promise<LowStockList> {
  const [rows, total] = await Promise.all([listLowStock(db), countLowStock(db)]);
  const things = rows.map(({ kind, id, name, picture, stock, reserved }) => ({
    kind,
    _id: id,
    name,
    image: goodsThumbnail(pictures, { kind, picture }),
    stock,
    reservedStock: reserved,
    availableStock: stock - reserved,
  }));
  return { things, total };
}

async function listLowStock(db: Db): Promise<Low[]> {
  const { rows } = await db.execute<Low>(
    sql`SELECT * FROM (${LOW}) AS low ORDER BY stock - reserved, name, id LIMIT ${LOW_SHOWN}`,
  );
  return rows;
}

async function countLowStock(db: Db): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`SELECT count(*) AS total FROM (${LOW}) AS low`);
  return rows[0]?.total ?? 0;
}
