/** What a terminal says when answers run out. */
export const terminalCopy = { noMoreInput: 'Thiếu câu trả lời: dữ liệu nhập vào đã hết.' } as const;
