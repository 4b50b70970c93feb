/** Names of pages as search engines show the way to one. */
export const structuredCopy = {
  home: 'Trang chủ',
  garden: 'Vườn hoa',
  magazine: 'Tạp chí',
  bracelets: 'Vòng tay có sẵn',
} as const;
