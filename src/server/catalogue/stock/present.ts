export function presentStock({ stock, reserved }: { stock: number; reserved: number }) {
  return { stock, reservedStock: reserved, availableStock: stock - reserved };
}
