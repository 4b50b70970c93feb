/** Texts of stock alerts: 'Báo tôi khi có lại'. */
export const copy = {
  ask: 'Báo tôi khi có lại',
  askName: (name: string) => `Báo tôi khi ${name} có lại`,
  asking: 'Đang ghi...',
  waiting: 'Tiệm sẽ báo bạn',
  drop: 'Thôi chờ',
  dropName: (name: string) => `Thôi chờ ${name}`,
  asked: (name: string) => `Có ${name} là tiệm báo bạn`,
  askedNote: 'Một thư, và thông báo trên máy nếu bạn đã bật.',
  login: 'Bạn đăng nhập để tiệm biết báo cho ai nhé',
} as const;
