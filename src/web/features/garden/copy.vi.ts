/** All texts of the garden that are not in domain/catalogue/copy.vi.ts (fixed by spec §2). */
export const copy = {
  title: 'Vườn hoa: chọn charm cho vòng tay của bạn',
  kindTitle: (kind: string) => `Charm ${kind.toLocaleLowerCase('vi')}`,
  description:
    'Hơn 140 charm tráng men: hoa, thiên nhiên, động vật, biểu tượng và đá quý. Hái từng charm bạn thích, đủ 15 là xâu được một chiếc vòng.',
  banner: {
    script: 'Mời bạn vào vườn',
    heading: 'VƯỜN CHARM',
    lead: 'Hái từng bông, từng người bạn nhỏ bạn thích.\nĐủ 15 là xâu được một chiếc vòng.',
  },
  tabs: {
    label: 'Loại charm',
    all: 'Tất cả',
    place: (page: number, pages: number) => `Trang ${page} trên ${pages}`,
    heading: (kind: string, page: number, pages: number) => `${kind}, trang ${page} trên ${pages}`,
    results: (search: string) => `Kết quả cho “${search}”`,
  },
  tools: {
    refine: 'Lọc và sắp xếp',
    search: 'Tìm charm trong vườn',
    placeholder: 'Tìm hoa, thỏ, chữ cái',
    clear: 'Xóa từ khóa',
    inStock: 'Còn hàng',
    sort: 'Sắp xếp',
    nearest: 'Hợp nhất',
    found: (total: number, search: string, inStock: boolean) =>
      [`${total} charm`, search && `cho “${search}”`, inStock && 'còn hàng'].filter(Boolean).join(' '),
    leave: 'Bỏ tìm kiếm',
  },
  /** shown where a page of ten does not fill its last row */
  on: {
    script: (rest: number) => `Vườn còn ${rest} charm nữa`,
    go: (page: number) => `Xem trang ${page}`,
  },
  empty: {
    text: 'Luống này đang được gieo lại. Bạn ghé luống khác nhé.',
    action: (kind: string) => `Xem ${kind}`,
    outText: 'Những charm ở đây vừa hết. Tiệm đang tráng men mẻ mới.',
    beyondText: 'Vườn không dài đến trang này. Bạn quay lại đầu luống nhé.',
    toFirst: 'Về trang đầu',
    everywhere: 'Tìm ở mọi loại',
    showAll: 'Xem cả charm đã hết',
    searchText: (search: string) =>
      `Tiệm chưa có charm nào hợp với “${search}”. Bạn thử một từ ngắn hơn nhé.`,
  },
  failed: {
    title: 'Lỗi tải dữ liệu',
    message: 'Không thể tải danh sách charms. Vui lòng thử lại sau.',
  },
  dialog: {
    title: 'Charm đã chọn',
    summary: (kinds: number, count: number, remaining: number) =>
      remaining === 0
        ? `${kinds} loại, ${count} charm. Dây đã đủ chỗ.`
        : `${kinds} loại, ${count} charm. Còn ${remaining} chỗ trống trên dây.`,
    empty: 'Chưa có charm nào',
    emptyText: 'Hái charm đầu tiên trong vườn, nó sẽ treo ở đây chờ bạn.',
    subtotal: (count: number) => `Tạm tính ${count} charm`,
    more: 'Chọn thêm',
    go: 'Tiếp tục thiết kế',
  },
  shelf: {
    script: 'Chưa biết bắt đầu từ đâu?',
    heading: 'Mượn một mẫu có sẵn',
    text: 'Mở mẫu trong khung thiết kế rồi đổi từng charm theo ý bạn.',
    adapt: 'Sửa theo ý',
    adaptName: (name: string) => `Sửa ${name} theo ý`,
  },
} as const;
