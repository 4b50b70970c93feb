/** Texts of the stock ledger. */
export const copy = {
  title: 'Sổ kho',
  titleOf: (name: string) => `Sổ kho: ${name}`,
  now: (stock: number, reserved: number) =>
    reserved > 0
      ? `Trên kệ ${stock}, đang giữ ${reserved}, còn bán được ${stock - reserved}`
      : `Trên kệ ${stock}, không giữ cho đơn nào`,
  how: 'Mới nhất ở trên. Mỗi dòng ghi số chiếc sau lần đó.',
  back: { charm: 'Danh sách charm', bracelet: 'Vòng có sẵn' },
  none: 'Chưa có gì trong sổ',
  noneText: 'Nhập hàng, đơn đặt hay kiểm kho đầu tiên sẽ hiện ở đây.',
  failed: 'Chưa đọc được sổ kho',
  columns: {
    when: 'Lúc',
    why: 'Vì sao',
    who: 'Ai',
    shelf: 'Trên kệ',
    reserved: 'Giữ cho đơn',
    left: 'Còn bán được',
  },
  order: (number: string) => `Đơn #${number}`,
  nobody: 'Tự động',
  change: (pieces: number) => (pieces > 0 ? `+${pieces}` : `−${-pieces}`),
  csv: 'Xuất CSV sổ kho này',
  newest: 'Mới nhất',
  older: 'Cũ hơn',
  openName: (name: string) => `Sổ kho của ${name}`,
} as const;
