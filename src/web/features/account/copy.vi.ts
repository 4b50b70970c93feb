export const accountCopy = {
  title: 'Thông tin cá nhân',
  script: 'Góc của bạn trong vườn',

  avatar: {
    change: 'Đổi ảnh',
    add: 'Thêm ảnh',
    remove: 'Xóa ảnh',
    uploading: 'Đang tải ảnh...',
    hint: 'JPG, PNG hoặc GIF, tối đa 5\u00a0MB',
    changed: 'Ảnh đại diện đã được cập nhật',
    removed: 'Ảnh đại diện đã được xóa',
    failed: 'Không thể tải ảnh lên. Vui lòng thử lại',
  },
  counts: { orders: 'đơn hàng', bracelets: 'vòng trong giỏ', designs: 'mẫu đã lưu' },

  about: 'Về bạn',
  name: 'Họ tên',
  email: 'Email',
  gender: 'Giới tính',

  password: {
    title: 'Đổi mật khẩu',
    note: 'Không bắt buộc. Đổi xong, các thiết bị khác sẽ được đăng xuất.',
    current: 'Mật khẩu hiện tại',
    currentForEmail: 'Để đổi email, bạn nhập mật khẩu hiện tại. Tiệm sẽ gửi mã đến địa chỉ mới.',
    currentMissing: 'Vui lòng nhập mật khẩu hiện tại',
    fresh: 'Mật khẩu mới',
    confirm: 'Nhập lại mật khẩu mới',
  },

  addresses: {
    title: 'Địa chỉ đã lưu',
    empty: 'Bạn chưa lưu địa chỉ nào. Lưu một lần, lần sau đặt hàng chỉ cần chọn.',
    choose: 'Địa chỉ nhận hàng mặc định',
    byDefault: 'Mặc định',
    add: 'Thêm địa chỉ',
    full: (most: number) => `Mỗi tài khoản lưu được ${most} địa chỉ`,
    edit: (label: string) => `Sửa ${label}`,
    remove: (label: string) => `Xóa ${label}`,
    addTitle: 'Thêm địa chỉ',
    editTitle: 'Sửa địa chỉ',
    label: 'Tên gợi nhớ',
    labels: ['Nhà', 'Cơ quan'],
    fullName: 'Họ tên người nhận',
    phone: 'Số điện thoại',
    addressLine1: 'Địa chỉ',
    addressLine1Hint: 'Số nhà, tên đường',
    addressLine2: 'Địa chỉ bổ sung',
    postalCode: 'Mã bưu chính',
    makeDefault: 'Đặt làm địa chỉ mặc định',
    cancel: 'Hủy',
    done: 'Xong',
  },

  newEmail: {
    title: 'Xác nhận email mới',
    sentTo: 'Tiệm vừa gửi mã 4 số đến',
    until: (email: string) =>
      `Nhập mã xong, bạn đăng nhập và nhận thư bằng địa chỉ này. Đến lúc đó, email của bạn vẫn là ${email}.`,
    code: 'Mã gồm 4 chữ số',
    lifetime: 'Mã có hiệu lực trong 5 phút.',
    missing: 'Chưa thấy thư?',
    resend: 'Gửi lại mã',
    resendIn: (seconds: number) => `Gửi lại sau ${seconds} giây`,
    resent: 'Tiệm vừa gửi mã mới',
    submit: 'Dùng email này',
    submitting: 'Đang kiểm tra...',
    keep: 'Giữ email cũ',
    kept: 'Email của bạn vẫn như cũ',
    changed: {
      title: 'Email của bạn đã được đổi',
      message: (email: string) => `Từ nay bạn đăng nhập bằng ${email}`,
    },
  },

  notifications: {
    title: 'Thông báo trên máy này',
    note: 'Đơn hàng đi đến đâu, tiệm trả lời lúc nào, bạn biết ngay cả khi không mở trang. Thông báo không hiện tên, địa chỉ hay số tiền.',
    hints: {
      off: 'Đang tắt. Khi bạn bật, trình duyệt sẽ hỏi bạn một lần.',
      on: 'Đang bật. Khi bạn đăng xuất, máy này thôi nhận thông báo.',
      denied:
        'Trình duyệt đang chặn thông báo của tiệm. Bạn mở phần quyền của trang, cạnh thanh địa chỉ, để cho phép lại.',
      unsupported: 'Trình duyệt này chưa nhận được thông báo. Tiệm vẫn gửi tin qua email cho bạn.',
      homescreen: 'Trên iPhone, bạn thêm tiệm vào Màn hình chính, mở từ đó rồi bật nhé.',
    },
    failed: 'Chưa đổi được thông báo, bạn thử lại sau nhé',
  },

  data: {
    title: 'Dữ liệu của bạn',
    note: 'Tải về mọi thứ tiệm đang giữ của bạn, hoặc xóa tài khoản.',
    more: 'Tiệm giữ những gì',
    download: 'Tải dữ liệu về máy',
    leave: 'Xóa tài khoản',
    ask: 'Xóa tài khoản của bạn?',
    consequence:
      'Tên, địa chỉ, mẫu vòng và tin nhắn của bạn sẽ bị xóa hẳn, không lấy lại được. Đơn hàng cũ ở lại trong sổ của tiệm nhưng không còn tên bạn.',
    stay: 'Ở lại',
    confirm: 'Xóa hẳn',
    left: { title: 'Tài khoản đã được xóa', message: 'Cảm ơn bạn đã ghé vườn. Cổng lúc nào cũng mở.' },
  },

  save: {
    changed: 'Bạn có thay đổi chưa lưu',
    discard: 'Bỏ thay đổi',
    submit: 'Lưu thay đổi',
    submitting: 'Đang lưu...',
    saved: 'Profile updated successfully',
  },
  leave: {
    title: 'Bỏ những thay đổi chưa lưu?',
    message: 'Bạn rời trang này thì những gì vừa sửa sẽ không được lưu.',
    confirm: 'Rời trang',
    stay: 'Ở lại',
  },
} as const;
