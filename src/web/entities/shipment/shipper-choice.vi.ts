export const shipperChoiceCopy = {
  search: 'Tên hoặc e-mail',
  legend: 'Chọn shipper',
  nobody: 'Không tìm thấy shipper nào',
  load: (open: number) => (open === 0 ? 'Đang rảnh' : `Còn ${open} đơn`),
  empty: 'Tiệm chưa có shipper',
  emptyText: 'Bạn trao vai trò shipper cho một tài khoản trước nhé.',
  failed: 'Không thể tải danh sách shipper',
} as const;
