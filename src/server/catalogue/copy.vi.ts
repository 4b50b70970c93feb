/** Column headings of a stock ledger's CSV. */
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

/** Column headings of the charm CSV, in order; an import recognises each of them (`domain/catalogue/import-lines.ts`). */
export const exportColumns = {
  slug: 'mã',
  name: 'tên',
  price: 'giá',
  stock: 'tồn kho',
  stockSeen: 'tồn kho lúc xuất',
  ledgerSeen: 'dòng sổ kho lúc xuất',
  category: 'danh mục',
  description: 'mô tả',
  meaning: 'ý nghĩa',
  tags: 'nhãn',
  cost: 'giá vốn',
} as const;
