/** Texts of the demo's outbox page. */
export const outboxCopy = {
  title: 'Hộp thư của tiệm mẫu',
  lead: 'Tiệm mẫu không gửi thư ra ngoài: thư nằm ở đây, mới nhất trước. Bạn tải lại trang để thấy thư mới.',
  empty: 'Chưa có thư nào.',
  sent: (to: string, when: string) => `Gửi ${to}, lúc ${when}`,
} as const;
