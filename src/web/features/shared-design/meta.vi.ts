/** Meta tags of a shared bracelet; in a module of its own, because every visitor of the garden loads it. */
export const metaCopy = {
  title: (name: string) => `Vòng “${name}”`,
  description: (charms: number, string: string, price: string) =>
    `${charms} charm trên ${string.charAt(0).toLocaleLowerCase('vi')}${string.slice(1)}, ${price}. Bạn xem rồi sửa thành chiếc vòng của riêng mình.`,
  closed: 'Chiếc vòng này không còn được chia sẻ',
};
