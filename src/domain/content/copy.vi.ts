import type { Section } from './sections.ts';

export const copy = {
  feed: {
    title: 'Tạp chí Vườn Charm',
    description: 'Chuyện hoa, chuyện người, vài bí quyết chọn quà.',
  },
  sections: {
    'chuyen-hoa': 'Chuyện hoa',
    'chon-qua': 'Chọn quà',
    'ban-xau': 'Bên bàn xâu',
  } satisfies Record<Section, string>,
} as const;
