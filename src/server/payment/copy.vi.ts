/** Texts of the command line. */
export const commandCopy = {
  summary:
    'Gửi lại thông báo ngân hàng đã ghi (một mảng JSON, hoặc mỗi dòng một cái) tới tiệm đang mở, ký như ngân hàng ký; mỗi cái chỉ tính một lần',
  fileMissing: 'Thiếu tên tệp: bank-feed replay <file>.',
  fileUnreadable: (file: string) => `Không đọc được ${file}.`,
  shopUnreachable: (url: string) => `Không liên lạc được với tiệm ở ${url}. Tiệm đã mở cửa chưa?`,
  answered: (number: number, { outcome, repeated = false }: { outcome: string; repeated?: boolean }) =>
    `${number}. ${outcome}${repeated ? ' (đã nhận trước đó)' : ''}`,
  refused: (count: number) => `${count} thông báo bị từ chối.`,
} as const;
