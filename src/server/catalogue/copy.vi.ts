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
