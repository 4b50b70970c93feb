/** Where customers look for help, of a shop that is on Zalo. */
export const shopZaloCopy = {
  link: 'Nhắn tiệm qua Zalo',
} as const;
