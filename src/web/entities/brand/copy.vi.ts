export const copy = {
  homeLink: (shop: string) => `${shop}, trang chủ`,
} as const;
