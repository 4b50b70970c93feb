/** Texts of backups, in the terminal and in the log. */
export const backupCopy = {
  noFile: (file: string) => `Không thấy tệp ${file}.`,
  noBackup: (file: string) => `${file} không phải là bản sao lưu của tiệm.`,
  broken: (file: string) =>
    `Không mở được ${file}: sai mật khẩu, hoặc tệp bị cắt hay bị sửa. Dữ liệu hiện tại vẫn y nguyên.`,
  passphraseMissing: 'Bản sao lưu này có mật khẩu: đặt BACKUP_PASSPHRASE rồi chạy lại.',
  changed: (name: string) =>
    `Trong bản sao lưu, ${name} thiếu hoặc đã bị sửa. Dữ liệu hiện tại vẫn y nguyên.`,
  newer:
    'Bản sao lưu này của phiên bản mới hơn: cập nhật tiệm rồi khôi phục lại. Dữ liệu hiện tại vẫn y nguyên.',
  differs: (table: string) =>
    `Bảng ${table} khôi phục ra khác với bản sao lưu. Dữ liệu hiện tại vẫn y nguyên.`,
  secretDiffers: 'Khóa đăng nhập trong bản sao lưu không đọc được điều tiệm đã ký lúc sao lưu.',
  stillOpen: 'Tiệm còn đang mở (có kết nối tới cơ sở dữ liệu). Bạn tắt tiệm rồi khôi phục lại.',
  mayNotCreate:
    'Tài khoản cơ sở dữ liệu chưa được tạo cơ sở dữ liệu mới. Bạn cấp quyền CREATEDB cho tài khoản này rồi chạy lại.',

  commands: {
    create: {
      usage: '[tệp, thư mục hoặc s3://…]',
      summary:
        'Sao lưu cả tiệm vào một tệp, tiệm vẫn bán; đặt BACKUP_PASSPHRASE thì tệp được khóa và có cả các khóa bí mật',
    },
    restore: {
      usage: '<tệp hoặc s3://…> [--over]',
      summary: 'Khôi phục từ một bản sao lưu; --over: đặt vào chỗ tiệm đang có, bản cũ được giữ lại',
    },
    verify: {
      usage: '<tệp hoặc s3://…>',
      summary: 'Khôi phục thử vào một cơ sở dữ liệu tạm và so từng dòng, tiệm không bị động đến',
    },
  },
  progress: {
    fetching: (from: string) => `Đang tải ${from} về…`,
    sending: (to: string) => `Đang gửi lên ${to}…`,
    unpacking: 'Đang mở bản sao lưu và kiểm từng tệp…',
    unpacked: (files: number) => `  ${files} tệp`,
    filling: 'Đang nạp các bảng…',
    comparing: 'Đang so từng dòng với bản sao lưu…',
    upgrading: 'Đang nâng lên phiên bản của tiệm và kiểm sổ kho…',
    uploadsSoFar: (done: number) => `  ảnh: ${done}`,
    uploads: (done: number, all: number) => `  ảnh: ${done}/${all}`,
    erasing: 'Đang xóa lại các tài khoản khách đã xóa…',
    swapping: 'Đang đặt vào chỗ…',
  },
  erasures: {
    about: 'Mã các tài khoản khách đã xóa. Khi khôi phục, tiệm xóa lại những tài khoản này: đừng xóa tệp.',
    again: (accounts: number) =>
      accounts === 0
        ? 'Không có tài khoản nào phải xóa lại.'
        : `Đã xóa lại ${accounts} tài khoản mà khách đã xóa sau lúc sao lưu.`,
    openOrders: (ids: readonly string[]) =>
      `Đơn của các khách ấy lúc sao lưu còn dang dở, nay không còn tên và địa chỉ: ${ids.join(', ')}. Bạn xem rồi khép lại từng đơn.`,
    missing: (place: string) =>
      `Không thấy danh sách tài khoản đã xóa cạnh bản sao lưu (${place}): khách xóa tài khoản sau lúc sao lưu thì nay lại có tên trong tiệm, bạn nhờ khách xóa lại.`,
    unread: (place: string, reason: string) =>
      `Không đọc được danh sách tài khoản đã xóa ở ${place}: ${reason}.`,
  },
  table: (name: string, rows: number) => `  ${name}: ${rows} dòng`,
  made: (file: string, size: string, rows: number, uploads: number) =>
    `Đã sao lưu vào ${file}: ${size}, ${rows} dòng, ${uploads} ảnh.`,
  withoutSecrets:
    'Chưa đặt BACKUP_PASSPHRASE: tệp không khóa, và không có các khóa bí mật (mọi người sẽ đăng nhập lại).',
  notMade: (reason: string) => `Chưa sao lưu được, không có tệp nào được ghi: ${reason}`,
  notRestored: (problem: string, todo: string) =>
    `Chưa khôi phục được: ${problem}. Dữ liệu trước đó vẫn y nguyên. ${todo}`,
  secretsFollow: (reason: string) =>
    `Dữ liệu đã khôi phục xong, còn khóa bí mật thì chưa đặt được vào chỗ (${reason}). Bạn chữa điều đó rồi mở tiệm: lúc mở, tiệm tự làm nốt.`,
  verified: (file: string, rows: number, uploads: number) =>
    `${file} khôi phục được: ${rows} dòng đúng từng dòng, ${uploads} ảnh đúng từng ảnh.`,
  stockDiffers: (count: number) =>
    `Lưu ý: sổ kho lệch ở ${count} món, đã lệch từ lúc sao lưu (xem stock audit).`,
  restored: (rows: number, uploads: number) =>
    `Đã khôi phục ${rows} dòng và ${uploads} ảnh, đã so từng dòng.`,
  noSecrets: 'Bản sao lưu này không mang theo khóa bí mật nào.',
  signIn: {
    kept: 'Đã thử khóa đăng nhập, khóa khớp: ai đang đăng nhập vẫn đăng nhập.',
    lost: 'Khóa đăng nhập khác với lúc sao lưu: mọi người sẽ phải đăng nhập lại. Nếu còn giữ SESSION_SECRET cũ, bạn đặt lại trước khi mở tiệm.',
  },
  tokensClosed: 'Khóa Zalo đã cất không mở được nữa: bạn lấy refresh token mới, đặt vào ZALO_REFRESH_TOKEN.',
  tokensOld:
    'Khóa Zalo đã về lại như lúc sao lưu, mà mỗi khóa chỉ đổi được một lần: nếu doctor báo Zalo không nhận khóa, bạn lấy refresh token mới, đặt vào ZALO_REFRESH_TOKEN.',
  unsent: {
    letters: (count: number) =>
      `Lúc sao lưu còn ${count} thư chưa gửi, có thể về sau đã gửi rồi: bạn xem ở trang quản trị, mục Thư, rồi gửi lại hoặc đánh dấu đã xử lý.`,
    reason: 'Chưa gửi lúc sao lưu, có thể về sau đã gửi rồi.',
  },
  kept: (name: string) => `Dữ liệu trước đó còn giữ trong cơ sở dữ liệu ${name}.`,
  hasShop: 'Ở đây đã có một tiệm. Muốn đặt bản sao lưu vào chỗ nó, bạn thêm --over.',
  consent: 'Gõ "khôi phục" để đặt bản sao lưu vào chỗ tiệm đang có:',
  consentWord: 'khôi phục',
  noConsent: 'Bạn chưa đồng ý, không có gì thay đổi.',
  fileMissing: 'Bạn cho biết tệp sao lưu.',
  diskFull: 'ổ đĩa đầy',
  noneYet: 'Chưa có bản sao lưu nào để thử.',
  bucketWithoutKeys: 'Muốn sao lưu lên s3:// thì đặt S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY và S3_SECRET_KEY.',
} as const;
