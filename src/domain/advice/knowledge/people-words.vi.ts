import { listed } from './concepts.ts';

// Words around people that tell which of them a wish is for.

const words = (text: string): ReadonlySet<string> => new Set(listed(text));

/** Before somebody these tell what the recipient is: "vợ mình là giáo viên". */
/** "Nó là con trai": a pronoun, and what it may be. */
export const PRONOUNS = words('nó, ấy, ảnh, bả, ổng, bé, em, bạn');
export const SEXES = words('con trai, con gái, nam, nữ');
/** A school or a form, and what may stand between it and who teaches there. */
export const LEVEL = /^(?:lớp|cấp|học sinh) /u;
export const TAUGHT = words('dạy, của, trường, khối, các, bé, mấy, em, con');
export const WORKS_AS = words('là, làm, nghề, thành, già, dân, chức');
/** Before somebody at the end of a clause: who is spoken to. */
export const ADDRESSES = words('nha, nhé, nhe, nghen, nhen, ạ, à, hả');
/** Who begins a clause and wants something for somebody told of elsewhere is the giver. */
export const GIVERS = words('mẹ, ba, bố, má, bà, ông, chú, bác, cô, dì, anh, chị, cậu, mợ, thím, ngoại, nội');
export const WANTS = words('muốn, mua, tìm, kiếm, cần, tặng, định, tính, gửi, cho');
/** Between who gives and the verb: "con trai tôi muốn mua quà tặng mẹ". */
export const BUYS = words('mua, gửi, sắm, chọn, lựa, kiếm, tìm, đặt, làm');
export const BEFORE_GIVING: ReadonlySet<string> = new Set([
  ...BUYS,
  ...words(
    'muốn, định, tính, sẽ, cần, đang, để, quà, món, cái, vòng, gì, đó, chi, chút, thứ, một, tôi, tui, em, mình, tớ, của',
  ),
]);
/** Between the verb and for whom it is: "tặng một món cho mẹ". */
export const AFTER_GIVING = words('cho, lại, một, cái, món, quà, chiếc, vòng, charm, cả, các, mấy, người');
/** What somebody does for another: "bác sĩ đã mổ cho ba em". */
export const DEEDS = words(
  'mổ, chữa, khám, cứu, chăm, chăm sóc, dạy, kèm, giúp, đỡ, trông, giữ, nuôi, đón, đưa, dắt, cõng, phụ, thăm, lo, khâu, điều trị, dìu, bảo lãnh',
);
/** "Hai bác", "hai cụ": after `hai` a pronoun for two. */
export const TWO = 'hai';
export const PAIRED = words('bác, cụ, ông, bà, đứa, người, vợ, anh, chị');
/** Before several companions: "với mấy ông bạn". */
export const SEVERAL = words('mấy, các, bọn, đám, tụi, ông, bà');
/** Who gives it speaks of himself so: "tôi vụng về quá". */
export const GIVER = words('tôi, tui, mình, tao, tớ');
/** Before or after somebody these tell a man: "anh chủ trọ", "đồng nghiệp nam". */
export const CALLED_HE = words('anh, ông, thằng, cậu');
export const MALE = 'nam';
/** "Anh Ba" is called so, and no father. */
export const NUMBERED = words('ba, tư, năm');
/** "Mẹ em bán bún" is what she does. */
export const SELLS = 'bán';

/** "Chơi với con em": a companion; "tặng vợ với con" is for both. */
export const WITH = 'với';
export const GOES = words('chơi, đi, ở, sống, chung, cùng, nói, học, làm');
/** Before somebody after another: whose child that is. */
export const CHILD_OF = 'con';
/** "Cô bán xôi hay cho con tôi thêm". */
export const OWN_CHILD = /^(?:cho )?con (?:tôi|em|mình|tui)$/u;
/** Who says something is not whom it is for, except where a taste follows. */
export const SAYS = words('kêu, bảo, nói, dặn, biểu, phán, khuyên');
export const TASTES = words('thích, mê, muốn, khoái, ưng, ghét, chê, sợ, không, chỉ, là');
/** How somebody is referred to afterwards. */
export const REFERS = words('ảnh, ổng, bả, cổ, chỉ, nó, anh, chị, bà, ông, mẹ, ba, bố, má');
/** Before somebody, and after: who is no longer alive. */
export const LOSES = words('mất, góa');
export const GONE = words('mất, khuất');
/** What follows those; `mất ngủ` is something else. */
export const GONE_ON = words('rồi, năm, cách, hồi, lâu, sớm, tháng, núi');
export const ALREADY = 'rồi';
/** Who somebody with a job is at least: "bà chủ quán" is no grandmother. */
export const AT_WORK: Readonly<Record<string, string>> = { bà: 'cô dì', ông: 'chú bác' };
/** A boy or a girl of whom only the age is told; also typed without marks. */
export const IS_BOY = /(?<!\p{L})(?:trai|thằng|thang|cậu bé|cau be)(?!\p{L})/iu;
export const IS_GIRL = /(?<!\p{L})(?:gái|gai|con bé|cô bé)(?!\p{L})/iu;
/** What somebody feels or does for a person named right after it. */
export const FELT_FOR = words(
  'nhớ, thương, nhớ thương, ơn, yêu, yêu thương, xin lỗi, cảm ơn, cám ơn, tạ lỗi, làm hòa, làm hòa với, làm lành, làm lành với, biết ơn, tri ân, báo hiếu, an ủi, chúc, mừng, chúc mừng, tự hào về, thương yêu',
);
/** Behind a person: who is no longer that. */
export const NO_LONGER = words('cũ');
/** "Làm mẹ", which is to become one, but not where a feeling follows. */
export const MAKES = words('làm mẹ');
export const FEELINGS_MADE = words(
  'giận, vui, buồn, bất, cười, khóc, lo, thất, hạnh, tự, nguôi, cảm, xúc, hài, ấm, đau, thích, mê, tổn, sợ',
);
