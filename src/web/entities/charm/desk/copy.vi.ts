/** Staff texts for entering prices and adding stock. */
export const copy = {
  unit: '₫',
  stock: {
    restock: 'Nhập thêm',
    restockName: (name: string) => `Nhập thêm ${name}`,
    amount: (name: string) => `Số chiếc ${name} nhập thêm`,
    add: 'Nhập',
    cancel: 'Thôi nhập thêm',
    amountMissing: 'Vui lòng cho biết số chiếc nhập thêm',
    done: (name: string, left: number) => `${name}: còn ${left} chiếc`,
    failed: 'Nhập kho thất bại',
    required: 'Vui lòng cho biết tồn kho',
  },
} as const;
