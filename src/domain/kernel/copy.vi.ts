/** Generic messages of spec §5 for a field called `label`. */
export const generic = {
  required: (label: string) => `${label} là bắt buộc`,
  tooShort: (label: string, least: number) => `${label} phải có ít nhất ${least} ký tự`,
  tooLong: (label: string, most: number) => `${label} không được vượt quá ${most} ký tự`,
  format: (label: string) => `${label} không đúng định dạng`,
} as const;

/** Names of fields that belong to no domain. */
export const fieldLabels = { search: 'Từ khóa' } as const;
