import type { CameraState } from './use-camera.ts';

/** Texts of the label scanner. */
export const scanCopy = {
  open: 'Quét nhãn',
  close: 'Tắt máy quét',
  title: 'Máy quét nhãn',
  states: {
    opening: 'Đang mở máy ảnh...',
    looking: 'Đưa nhãn của charm vào khung.',
    refused:
      'Trình duyệt chưa cho dùng máy ảnh. Bạn bấm vào ổ khóa cạnh địa chỉ, chọn cho phép máy ảnh rồi mở lại. Máy quét cầm tay và ô tìm vẫn dùng được.',
    missing: 'Máy này không có máy ảnh dùng được. Bạn tìm theo tên, hoặc dùng máy quét cầm tay với ô tìm.',
    failed: 'Máy ảnh đang bận ở ứng dụng khác. Bạn đóng ứng dụng đó rồi mở lại nhé.',
  } satisfies Record<CameraState, string>,
  found: (name: string) => `Đã quét ${name}`,
  foreign: 'Mã này không phải nhãn charm của tiệm',
  gone: 'Không có charm nào mang nhãn này, hoặc charm đang ẩn',
  failed: 'Chưa tìm được charm của nhãn này, bạn quét lại nhé',
} as const;
