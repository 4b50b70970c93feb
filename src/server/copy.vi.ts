/** What the terminal says when the shop cannot open; in English too, for whoever looks after the machine. */
export const startFailures = {
  portTaken: (port: number) =>
    `Cổng ${port} đang được dùng (port ${port} is taken). Hãy chạy lại với cổng khác, ví dụ: PORT=${port + 1} npm start`,
  other: (reason: string) => `Không mở được tiệm (the shop could not start): ${reason}`,
};
