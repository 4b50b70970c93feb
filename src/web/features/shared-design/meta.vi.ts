/** What the head of the page says of a bracelet that is shared; every visitor of the garden fetches it. */
export const metaCopy = {
  title: (name: string) => `Vòng “${name}”`,
  description: (charms: number, string: string, price: string) =>
    `${charms} charm trên ${string.charAt(0).toLocaleLowerCase('vi')}${string.slice(1)}, ${price}. Bạn xem rồi sửa thành chiếc vòng của riêng mình.`,
  closed: 'Chiếc vòng này không còn được chia sẻ',
};
