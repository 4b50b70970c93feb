/** Page names for the breadcrumb trail in search results. */
export const structuredCopy = {
  home: 'Trang chủ',
  garden: 'Vườn hoa',
  magazine: 'Tạp chí',
  bracelets: 'Vòng tay có sẵn',
} as const;
