import { expect, test } from 'vitest';
import { DEMO_CHARMS } from '../../../../test-support/judged-wishes.ts';
import { understand } from '../recommend.ts';
import { keyOf } from '../slots.ts';

const read = (wish: string) => understand(wish, DEMO_CHARMS).slots.map((slot) => keyOf(slot));

test.each([
  ['sếp nữ sắp nghỉ hưu', ['recipient:sếp', 'occasion:nghỉ hưu']],
  ['cậu bé 5 tuổi', ['recipient:bé trai']],
  ['con rể tương lai', ['recipient:em trai']],
  ['dì út chưa chồng', ['recipient:cô dì']],
  ['học sinh lớp 1', ['recipient:em bé']],
  ['nhỏ em kết nghĩa', ['recipient:chị em gái']],
  ['thầy hiệu trưởng', ['recipient:thầy cô']],
  ['ba mới mổ tim xong', ['recipient:bố', 'meaning:mau lành']],
  ['bà ngoại bị đau khớp', ['recipient:bà', 'meaning:mau lành']],
  ['mẹ đơn thân nuôi hai con', ['meaning:mạnh mẽ']],
  ['bà đỡ đẻ cho em', ['recipient:cô dì']],
  ['chị bán cà phê đầu hẻm', ['interest:cà phê', 'recipient:chị em gái']],
  ['vo sap sinh', ['recipient:vợ', 'occasion:làm mẹ']],
  ['chong hay di cong tac xa', ['recipient:chồng', 'occasion:du lịch']],
  ['bo thich cau ca', ['recipient:bố', 'interest:câu cá']],
  ['me dang hoa tri', ['recipient:mẹ', 'meaning:mau lành']],
  ['thằng em họ mê game', ['recipient:em trai', 'interest:chơi game']],
  ['em trai me boi', ['recipient:em trai', 'interest:bơi lặn']],
  ['bà xã tôi thích cắm hoa', ['recipient:vợ', 'interest:cắm hoa']],
  ['chi gai di lay chong xa', ['recipient:chị em gái', 'occasion:cưới hỏi', 'meaning:nhớ quê']],
  ['chau gai mung tuoi 18', ['recipient:chị em gái', 'occasion:sinh nhật']],
  ['tặng mẹ chồng khó tính, bà thích đồ sang', ['recipient:mẹ', 'style:sang trọng']],
  ['bạn Hàn Quốc về nước làm kỷ niệm', ['recipient:bạn thân', 'style:truyền thống']],
  ['khách Nhật mang về nước', ['style:truyền thống']],
  ['bạn mình mới chia tay người yêu', ['recipient:bạn thân', 'meaning:sau đổ vỡ']],
  ['không phải quà cho người yêu đâu, bạn thôi', ['recipient:bạn thân']],
])('recipient and traits: "%s" is read as %j', (wish, slots) => {
  expect(read(wish).toSorted()).toEqual(slots.toSorted());
});

test.each(['mẹ em đau bụng uống thuốc gì', 'chị bán cà phê ở đâu vậy', 'bà đỡ đẻ là ai'])(
  'a question about something else is not understood as a wish: %s',
  (wish) => {
    expect(understand(wish, DEMO_CHARMS).isUnderstood).toBe(false);
  },
);

test.each([
  ['cô ấy là bạn thân từ nhỏ của tôi', ['recipient:bạn thân']],
  ['bà ngoại em mất rồi, em muốn cái gì nhớ bà', ['meaning:nhớ nhung']],
  ['chị bạn mới mất chồng', ['meaning:nhớ nhung', 'recipient:chị em gái']],
  ['đừng chọn cú, ông bà kêu cú xui', ['shape:cú mèo']],
  ['cháu tui 3 tuổi', ['recipient:em bé']],
  ['cậu con trai tuổi dậy thì', ['recipient:em trai']],
  ['sếp người Hàn, nam, hay chơi golf', ['interest:bóng đá', 'recipient:sếp nam']],
  ['bà chủ quán bán gì cũng ngon', ['recipient:cô dì']],
  ['vợ tôi nói thích màu tím', ['color:tím', 'recipient:vợ']],
  ['tặng vợ với con gái', ['recipient:bé gái', 'recipient:vợ']],
  ['bé gái con sếp', ['recipient:bé gái']],
  ['tặng bác sĩ đã mổ cho ba em', ['recipient:bác sĩ']],
  ['đừng gấu nha mẹ, con gái em ghét', ['recipient:bé gái', 'shape:gấu trúc']],
  [
    'con trai vào lớp một, mẹ muốn nó có một món',
    ['occasion:nhập học', 'recipient:bé trai', 'recipient:em bé'],
  ],
  [
    'vợ chồng già hàng xóm, hai bác trồng rau',
    ['interest:trồng cây', 'recipient:cô dì', 'recipient:vợ chồng'],
  ],
  ['ông chủ quán, ổng tin phong thủy', ['meaning:tài lộc', 'recipient:chú bác', 'shape:đồ phong thủy']],
  ['anh chủ trọ tốt bụng', ['meaning:bao dung', 'recipient:chú bác']],
  ['thằng em út mê câu cá', ['interest:câu cá', 'recipient:em trai']],
  ['đồng nghiệp nam mê cà phê', ['interest:cà phê', 'recipient:đồng nghiệp', 'style:nam tính']],
  ['tang thang ban mau xanh duong', ['color:xanh dương', 'recipient:bạn thân', 'style:nam tính']],
  ['tôi vụng về, chẳng biết tặng gì cho vợ', ['recipient:vợ']],
  ['mẹ bỉm hai con, thèm yên tĩnh', ['meaning:bình an', 'occasion:làm mẹ']],
  ['bà ngoại răng đen', ['recipient:bà']],
  ['bạn trai nắng gió suốt, thích đơn giản', ['recipient:bạn trai', 'style:tối giản']],
  ['cô hàng xóm hay cho em ăn ké', ['meaning:biết ơn', 'recipient:cô dì']],
  ['mạ em ốm dậy', ['meaning:bình an', 'recipient:mẹ']],
  ['lỡ làm bạn gái giận, mua gì giờ', ['meaning:xin lỗi', 'recipient:bạn gái']],
  ['em làm vợ giận, kiếm gì xin lỗi', ['meaning:xin lỗi', 'recipient:vợ']],
  ['muốn cảm ơn chị gái', ['meaning:biết ơn', 'recipient:chị em gái']],
])('of the people mentioned only the recipients are read: "%s" is read as %j', (wish, slots) => {
  expect(read(wish).toSorted()).toEqual(slots.toSorted());
});

const GIFTS = [
  'G tặng R',
  'G muốn tặng R',
  'G mua quà tặng R',
  'G muốn mua gì đó tặng R',
  'quà G biếu R',
  'G tặng cho R một món',
  'G định mua vòng tặng R nhân dịp sinh nhật',
  'G mua cho R',
  'G muốn gửi tặng R',
];
const PEOPLE = ['mẹ', 'ông nội', 'vợ', 'bạn trai', 'con trai', 'chị gái', 'cô giáo', 'bạn thân'];
const recipientsIn = (wish: string) => read(wish).filter((key) => key.startsWith('recipient:'));

test.each(GIFTS)('only R is read as the recipient, not the giver G: %s', (frame) => {
  const mistaken = PEOPLE.flatMap((giver) =>
    PEOPLE.filter((other) => other !== giver)
      .filter((other) => {
        const found = recipientsIn(frame.replace('G', giver).replace('R', other));
        return found.join() !== recipientsIn(`tặng ${other}`).join();
      })
      .map((other) => `${giver} → ${other}`),
  );
  expect(mistaken).toEqual([]);
});

test.each([
  ['tặng vợ tặng mẹ', ['recipient:vợ', 'recipient:mẹ']],
  ['con gai tang me 8/3', ['recipient:mẹ']],
  ['e gái e sinh nhật', ['recipient:chị em gái']],
  ['a trai t sắp cưới', ['recipient:anh trai']],
])('the recipients of "%s" are %j', (wish, people) => {
  expect(recipientsIn(wish)).toEqual(people);
});
