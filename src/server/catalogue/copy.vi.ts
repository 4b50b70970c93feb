/** The headings of the table of one thing's ledger. */
export const ledgerColumns = {
  at: 'Lúc',
  reason: 'Vì sao',
  order: 'Mã đơn',
  by: 'Ai',
  shelf: 'Trên kệ, thay đổi',
  stock: 'Trên kệ',
  reserved: 'Giữ cho đơn, thay đổi',
  reservedStock: 'Giữ cho đơn',
  left: 'Còn bán được',
} as const;

/** The headings of the table of charms, in its order; each is one that an import knows (`domain/catalogue/import-lines.ts`). */
export const exportColumns = {
  slug: 'mã',
  name: 'tên',
  price: 'giá',
  stock: 'tồn kho',
  stockSeen: 'tồn kho lúc xuất',
  category: 'danh mục',
  description: 'mô tả',
  meaning: 'ý nghĩa',
  tags: 'nhãn',
  cost: 'giá vốn',
} as const;
