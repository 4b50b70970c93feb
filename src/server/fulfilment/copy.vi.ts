/** Texts of the command line. */
export const commandCopy = {
  summary: 'Đơn vị vận chuyển đang nối với tiệm, và địa chỉ để họ báo tin; giữ kín địa chỉ ấy',
  none: 'Chưa nối đơn vị vận chuyển nào. Đặt GHN_TOKEN và GHN_SHOP_ID, GHTK_TOKEN và GHTK_CLIENT_SOURCE, hoặc VIETTELPOST_TOKEN, rồi khởi động lại tiệm.',
  connected: (carrier: string, url: string) => `${carrier}: khai địa chỉ báo tin (webhook) là\n  ${url}`,
} as const;
