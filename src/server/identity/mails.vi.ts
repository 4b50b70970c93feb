import { OTP_LIFETIME, RESET_LINK_LIFETIME } from '#domain/identity/limits.ts';
import type { DataRequestKind } from '#domain/identity/data-requests.ts';
import { dataRequestCopy } from '#domain/identity/data-requests.vi.ts';
import type { Alert } from '#domain/identity/security.ts';
import { deviceLook } from '#domain/identity/devices.ts';
import { formatDate, formatDateTime, minutes } from '#domain/kernel/time.ts';
import { letter, type Writer } from '#server/adapters/letterhead.vi.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';

type Person = { email: string; name: string };

const OTP_MINUTES = OTP_LIFETIME / minutes(1);
const LINK_MINUTES = RESET_LINK_LIFETIME / minutes(1);

/** The code that completes a registration. */
export function otpMail(shop: Writer, { email, name }: Person, otp: string): Mail {
  return letter(shop, {
    to: email,
    subject: `${otp} là mã xác nhận của bạn tại ${shop.name}`,
    preview: `Mã có hiệu lực trong ${OTP_MINUTES} phút.`,
    greeting: `Chào ${name},`,
    blocks: [
      { kind: 'text', text: 'Bông rất vui vì bạn ghé vườn. Bạn nhập mã này để hoàn tất đăng ký nhé:' },
      { kind: 'code', code: otp },
      { kind: 'text', text: `Mã có hiệu lực trong ${OTP_MINUTES} phút và chỉ dùng được một lần.` },
      { kind: 'note', text: 'Nếu bạn không đăng ký, bạn cứ bỏ qua thư này và đừng đưa mã cho ai.' },
    ],
  });
}

/** The single-use link to a new password. */
export function resetMail(shop: Writer, { email, name }: Person, link: string): Mail {
  return letter(shop, {
    to: email,
    subject: `Đặt lại mật khẩu ${shop.name}`,
    preview: `Đường dẫn dùng được một lần, trong ${LINK_MINUTES} phút.`,
    greeting: `Chào ${name},`,
    blocks: [
      { kind: 'text', text: 'Tiệm nhận được yêu cầu đặt lại mật khẩu cho tài khoản của bạn.' },
      { kind: 'button', label: 'Đặt mật khẩu mới', url: link },
      { kind: 'text', text: `Đường dẫn dùng được một lần, trong ${LINK_MINUTES} phút.` },
      { kind: 'note', text: 'Nếu bạn không yêu cầu, bạn cứ bỏ qua thư này: mật khẩu của bạn vẫn như cũ.' },
    ],
  });
}

/** Notifies the account's owner, in case somebody else did it. */
export function passwordChangedMail(shop: Writer, { email, name }: Person): Mail {
  return letter(shop, {
    to: email,
    subject: `Mật khẩu ${shop.name} của bạn vừa được đổi`,
    preview: 'Các thiết bị khác đã được đăng xuất.',
    greeting: `Chào ${name},`,
    blocks: [
      { kind: 'text', text: 'Mật khẩu tài khoản của bạn vừa được đổi, các thiết bị khác đã được đăng xuất.' },
      { kind: 'note', text: 'Nếu không phải bạn, bạn hãy đặt lại mật khẩu ngay và nhắn cho tiệm nhé.' },
    ],
  });
}

/** The code that confirms a new e-mail address; sent to that address. */
export function newEmailMail(shop: Writer, { email, name }: Person, otp: string): Mail {
  return letter(shop, {
    to: email,
    subject: `${otp} là mã xác nhận email mới của bạn tại ${shop.name}`,
    preview: `Mã có hiệu lực trong ${OTP_MINUTES} phút.`,
    greeting: `Chào ${name},`,
    blocks: [
      {
        kind: 'text',
        text: 'Bạn vừa đổi email trong trang Hồ sơ. Bạn nhập mã này ở đó để dùng địa chỉ mới nhé:',
      },
      { kind: 'code', code: otp },
      { kind: 'text', text: `Mã có hiệu lực trong ${OTP_MINUTES} phút và chỉ dùng được một lần.` },
      { kind: 'note', text: 'Nếu bạn không đổi email, bạn cứ bỏ qua thư này và đừng đưa mã cho ai.' },
    ],
  });
}

/** Sent to the old address, in case somebody else made the change. */
export function emailChangedMail(shop: Writer, { email, name }: Person, newEmail: string): Mail {
  return letter(shop, {
    to: email,
    subject: `Email tài khoản ${shop.name} của bạn vừa được đổi`,
    preview: 'Từ nay bạn đăng nhập bằng email mới.',
    greeting: `Chào ${name},`,
    blocks: [
      { kind: 'text', text: `Tài khoản của bạn từ nay dùng email ${newEmail} để đăng nhập và nhận thư.` },
      {
        kind: 'note',
        text: 'Nếu không phải bạn, bạn hãy trả lời thư này để tiệm giúp bạn lấy lại tài khoản.',
      },
    ],
  });
}

/** Notifies the owner of a new passkey, in case somebody else added it. */
export function newPasskeyMail(shop: Writer, { email, name }: Person): Mail {
  return letter(shop, {
    to: email,
    subject: `Tài khoản ${shop.name} của bạn vừa có thêm khóa đăng nhập`,
    preview: 'Từ nay bạn đăng nhập được bằng khóa này.',
    greeting: `Chào ${name},`,
    blocks: [
      { kind: 'text', text: 'Một khóa đăng nhập vừa được thêm vào tài khoản của bạn.' },
      {
        kind: 'note',
        text: 'Nếu không phải bạn, bạn mở trang Hồ sơ, bỏ khóa ấy, đăng xuất mọi thiết bị khác rồi đổi mật khẩu ngay nhé.',
      },
    ],
  });
}

type SignIn = { userAgent: string; network: string; at: Date };

/** Notifies the owner of a sign-in from an unknown browser, in case it was somebody else. */
export function newDeviceMail(
  shop: Writer,
  { email, name }: Person,
  { userAgent, network, at }: SignIn,
): Mail {
  const { browser, system } = deviceLook(userAgent);
  const device = [browser, system].filter(Boolean).join(' trên ') || 'một thiết bị không rõ';
  return letter(shop, {
    to: email,
    subject: `Tài khoản ${shop.name} của bạn vừa đăng nhập ở thiết bị mới`,
    preview: `${device}, lúc ${formatDateTime(at)}.`,
    greeting: `Chào ${name},`,
    blocks: [
      {
        kind: 'text',
        text: `Tài khoản của bạn vừa đăng nhập từ ${device}, lúc ${formatDateTime(at)}, mạng ${network}.`,
      },
      {
        kind: 'note',
        text: 'Nếu là bạn thì không cần làm gì. Nếu không, bạn mở trang Hồ sơ, đăng xuất mọi thiết bị khác rồi đổi mật khẩu ngay nhé.',
      },
    ],
  });
}

const ALERTED: Record<Alert, { subject: string; text: string }> = {
  staff_attacked: {
    subject: 'Có người dò mật khẩu của nhân viên',
    text: 'Một tài khoản nhân viên vừa bị nhập sai mật khẩu 20 lần trong 15 phút.',
  },
  new_admin: {
    subject: 'Tiệm vừa có thêm một quản trị viên',
    text: 'Một tài khoản vừa được đổi vai trò thành quản trị viên.',
  },
  passkey_reset: {
    subject: 'Khóa đăng nhập của một tài khoản vừa được gỡ',
    text: 'Bằng lệnh ở máy chủ, mọi khóa đăng nhập của một tài khoản vừa được gỡ bỏ.',
  },
  session_replayed: {
    subject: 'Một phiên đăng nhập có thể đã bị đánh cắp',
    text: 'Một mã phiên đã dùng vừa quay lại. Phiên đó đã bị đóng.',
  },
  many_refusals: {
    subject: 'Tiệm đang từ chối rất nhiều yêu cầu',
    text: 'Trong một phút vừa qua tiệm đã từ chối 100 yêu cầu.',
  },
};

/** Security alert to admins; the details are at the admin desk. */
export function alertMail(shop: Writer, { email, name }: Person, alert: Alert): Mail {
  const { subject, text } = ALERTED[alert];
  return letter(shop, {
    to: email,
    subject,
    preview: text,
    greeting: `Chào ${name},`,
    blocks: [
      { kind: 'text', text },
      { kind: 'note', text: 'Bạn mở trang quản trị, mục Bảo mật, để xem ai, từ đâu và lúc nào.' },
    ],
  });
}

/** The shop's answer to a request about personal data. */
export function dataRequestMail(shop: Writer, { email, name }: Person, request: AskedAbout): Mail {
  const { answer, doneAt, actBy } = request;
  return dataLetter(shop, { email, name }, request, {
    subject: 'Tiệm trả lời yêu cầu về dữ liệu của bạn',
    lead: 'Tiệm trả lời bạn:',
    text: answer ?? '',
    more:
      doneAt === null ? [`Tiệm làm xong chậm nhất hết ngày ${formatDate(actBy)} và viết cho bạn ngay.`] : [],
  });
}

/** Confirms that the request was carried out. */
export function dataRequestDoneMail(shop: Writer, person: Person, request: AskedAbout): Mail {
  return dataLetter(shop, person, request, {
    subject: 'Tiệm đã làm xong yêu cầu về dữ liệu của bạn',
    lead: 'Tiệm đã làm xong:',
    text: request.outcome ?? '',
    more: [],
  });
}

interface AskedAbout {
  kind: DataRequestKind;
  words: string;
  answer: string | null;
  outcome: string | null;
  actBy: Date;
  doneAt: Date | null;
}

function dataLetter(
  shop: Writer,
  { email, name }: Person,
  { kind, words }: AskedAbout,
  { subject, lead, text, more }: { subject: string; lead: string; text: string; more: string[] },
): Mail {
  return letter(shop, {
    to: email,
    subject,
    preview: dataRequestCopy.kinds[kind],
    greeting: `Chào ${name},`,
    blocks: [
      { kind: 'text', text: `Bạn đã gửi tiệm yêu cầu “${dataRequestCopy.kinds[kind]}”:` },
      { kind: 'text', text: `“${words}”` },
      ...[lead, text, ...more].map((line) => ({ kind: 'text' as const, text: line })),
      { kind: 'note', text: 'Nếu còn điều gì chưa rõ, bạn gửi thêm trong trang Hồ sơ hoặc nhắn tiệm nhé.' },
    ],
  });
}
