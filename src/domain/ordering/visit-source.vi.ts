const NAMES: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  messenger: 'Messenger',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  google: 'Google',
  zalo: 'Zalo',
};

export const visitSourceCopy = {
  title: 'Đơn đến từ đâu',
  /** without a source in the link */
  unknown: 'Khách tự tìm đến',
  name: (source: string) => NAMES[source] ?? source,
} as const;
