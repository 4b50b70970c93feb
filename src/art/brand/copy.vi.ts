/** Texts in the brand pictures. */
export const brandCopy = {
  /** On the link preview, line by line. */
  preview: ['Chọn từng bông hoa,', 'xâu thành chiếc vòng', 'của riêng bạn'],
  services: {
    'vong-thiet-ke-san': 'Vòng thiết kế sẵn',
    'vong-ten': 'Vòng tên',
    'charm-hoa': 'Hơn 20 charm hoa',
    'tu-van': 'Tư vấn thiết kế miễn phí',
    'giao-nhanh': 'Giao hàng nhanh',
    'doi-tra': 'Đổi trả dễ dàng',
    'cham-soc': 'Chăm sóc tận tâm',
  },
} as const;
