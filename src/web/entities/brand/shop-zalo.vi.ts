/** Text of the link to the shop's Zalo chat. */
export const shopZaloCopy = {
  link: 'Nhắn tiệm qua Zalo',
} as const;
