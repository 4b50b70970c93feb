/** Reasons why a passkey was not created or used. */
export const passkeysCopy = {
  already: 'Máy này đã có khóa của bạn rồi',
  stopped: 'Chưa dùng khóa. Khi nào tiện bạn bấm lại nhé.',
  failed: 'Máy này chưa dùng được khóa, bạn thử lại sau nhé',
} as const;
