import type { Difference } from './stock-audit/service.ts';

/** Texts of the command line. */
export const auditCopy = {
  summary: 'Đối chiếu kho: trên kệ phải bằng sổ, đang giữ phải bằng các đơn đang mở',
  difference: ({ name, stock, ledgerStock, reserved, ledgerReserved, promised }: Difference) =>
    `${name}: trên kệ ${stock}, theo sổ ${ledgerStock}; đang giữ ${reserved}, theo sổ ${ledgerReserved}, theo đơn ${promised}`,
  differs: (count: number, pieces: number) => `${count} trong ${pieces} món không khớp.`,
  clean: (pieces: number) => `${pieces} món, tất cả đều khớp với sổ và với đơn hàng.`,
} as const;
