import type { z } from 'zod';

const number = new Intl.NumberFormat('vi-VN');

/** Messages for values without a domain rule: a missing key, a wrong type, a number out of bounds. */
export function sentenceOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Thông tin này đang thiếu' : 'Thông tin này không hợp lệ';
    case 'too_small':
      return bound(issue.origin, issue.minimum, {
        number: 'Số này nhỏ nhất là',
        text: 'Cần ít nhất',
        list: 'Cần ít nhất',
      });
    case 'too_big':
      return bound(issue.origin, issue.maximum, {
        number: 'Số này lớn nhất là',
        text: 'Không được vượt quá',
        list: 'Chỉ nhận tối đa',
      });
    case 'invalid_value':
      return 'Lựa chọn này không hợp lệ';
    case 'invalid_format':
      return 'Thông tin này không đúng định dạng';
    case 'unrecognized_keys':
      return 'Có thông tin mà tiệm không biết';
    default:
      return 'Thông tin này không hợp lệ';
  }
}

type Words = { number: string; text: string; list: string };

function bound(origin: string, limit: number | bigint, { number: ofNumber, text, list }: Words): string {
  const most = number.format(limit);
  if (origin === 'string') return `${text} ${most} ký tự`;
  if (origin === 'array' || origin === 'set') return `${list} ${most} mục`;
  return `${ofNumber} ${most}`;
}
