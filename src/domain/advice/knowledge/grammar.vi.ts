import { withoutDiacritics } from '../../kernel/folding.ts';
import { listed } from './concepts.ts';
import { DENIES_DISLIKE, DISLIKES_IN_ENGLISH, NOT_ONE_WHO_LIKES } from './denials.vi.ts';

/** What function a word has in a wish; phrases win over the words in them. */
export type Role =
  /** Refuses what follows it; with nothing after it, what precedes it. */
  | 'refuses'
  /** The same, but at the end of a clause it only asks ("có màu tím không?"). */
  | 'asks or refuses'
  /** Refuses what precedes it. */
  | 'refuses before'
  /** A double refusal, or none at all: ends a refusal and starts none. */
  | 'neutral'
  /** What follows it, or with nothing after it what precedes it, may be or not: neither wanted nor refused. */
  | 'leaves open'
  /** The refusal ends here. */
  | 'turns'
  /** Begins the reason for a refusal. */
  | 'reasons'
  | 'filler';

/** All combinations of what need not be and the verb that may follow: "không nhất thiết phải là", "đâu cần". */
const LEFT_OPEN = [
  ...listed(
    'không nhất thiết, không bắt buộc, không cần thiết, không quan trọng, không phân biệt, bất kể, không cần phải, chẳng cần phải, chả cần phải, khỏi cần phải, đâu cần phải, đâu có cần phải, đâu nhất thiết, đâu bắt buộc, đâu quan trọng, đâu có quan trọng, chẳng nhất thiết, chẳng bắt buộc, chẳng quan trọng, chả nhất thiết',
  ).flatMap((said) => [
    said,
    ...listed('phải, phải là, phải có, phải đúng, là, có').map((verb) => `${said} ${verb}`),
  ]),
  ...listed(
    'không cứ, không hẳn, không nhất định, không phải cứ, đâu cứ, đâu phải cứ, đâu nhất định, chẳng cứ',
  ).flatMap((said) => listed('phải, phải là, phải có, là').map((verb) => `${said} ${verb}`)),
  'không cần là',
].join(', ');

/** All combinations that want nothing but what was named: "không thích gì hơn", "chẳng cần gì khác ngoài". */
const NOTHING_ELSE = listed('không, chẳng, chả, hổng, hông, đừng').flatMap((no) =>
  listed('lấy, cần, thích, muốn, chọn, mê, mua, tìm, kiếm, đeo, đưa, ham').flatMap((verb) =>
    listed('gì khác, gì hơn, gì bằng, thêm gì, gì nữa, gì khác ngoài, thêm gì ngoài, gì khác trừ').map(
      (other) => `${no} ${verb} ${other}`,
    ),
  ),
);
/** Nobody dislikes it: "chưa bao giờ chê", "ai mà ghét". */
const NEVER_DISLIKED = listed(
  'chưa bao giờ, chưa từng, chưa khi nào, không bao giờ, chẳng bao giờ, chả bao giờ, hổng bao giờ, không hề, chẳng hề, chả hề, đâu có, đâu hề, nào có, có bao giờ, ai mà, ai nỡ, ai lại, không ai, chẳng ai, không đời nào, đời nào',
).flatMap((never) =>
  listed('chê, ghét, ngán, chán, sợ, né, kỵ, kị, từ chối, ngại, dị ứng, ớn').map(
    (verb) => `${never} ${verb}`,
  ),
);
/** "Đẹp không chịu nổi" praises. */
const BEYOND_WORDS = listed('đẹp, xinh, cưng, mê, yêu, iu, thương, ghiền, thích, nghiện').flatMap((praise) =>
  listed(
    'không chịu được, không chịu nổi, hổng chịu nổi, hông chịu nổi, hết chịu nổi, không tả nổi, không tả được, không đỡ nổi, không cưỡng nổi',
  ).map((beyond) => `${praise} ${beyond}`),
);

const ROLES: Record<Role, string> = {
  'asks or refuses':
    'không, hông, hổng, hem, hong, hôn, hợp hơn, đẹp hơn, xinh hơn, sang hơn, hay hơn, ưng hơn, hợp hơn so với, đẹp hơn so với',
  refuses:
    'không dám mua, không dám lấy, không có ý, không có ý định, không theo kiểu, không bỏ vào, không bỏ vô, khỏi bỏ vào, khỏi bỏ vô, đừng bỏ vô, không mua, không đặt, không rước, có cả rổ, có cả đống, quanh đi quẩn lại toàn, sao lại là, sao lại ra, đã tặng, đã được tặng, vừa được tặng, mới được tặng, vừa mua, mới mua, trong tủ toàn, tủ em toàn, nhà toàn, nhà em toàn, hộp toàn, vòng cũ toàn, vòng cũ toàn là, dị với, thua, xin thua, chịu thua, bội thực, ngộ độc, phát ngán, tẩy chay, ai lại đi tặng, ai lại tặng, ai đi tặng, ai đời đi tặng, ai lại mua, khỏi nói tới, khỏi nhắc tới, khỏi bàn tới, đừng ai nhắc, nãy giờ toàn, gì mà toàn, sao toàn, sao lại toàn, đừng nhét, đừng trộn, đừng lẫn, ngán tới cổ, ngán tận cổ, ngán đến cổ, chán tới cổ, chán tận cổ, đừng nhiều, đừng có nhiều, đừng quá nhiều, bị ám ảnh bởi, ám ảnh bởi, cấm đeo, không cho đeo, miễn sao không có, miễn sao không phải, sao cho không có, nổi mề đay với, nổi mẩn với, nổi da gà với, cạch mặt, cạch, từ mặt, block, đỡ phải thấy, khỏi phải thấy, hoảng, miễn nhiễm với, người yêu cũ hay tặng, người yêu cũ tặng, người cũ hay tặng, bồ cũ hay tặng, bồ cũ tặng, không chơi với, không chơi màu, hỏng phải, hỏng thích, hỏng ưa, hỏng mê, hỏng khoái, hỏng muốn, hỏng lấy, hỏng chịu, hỏng ham, hỏng đeo, hỏng hợp, hỏng có, hỏng cần, hỏng dám, hỏng ưng, hổng phải, chịu không nổi, chịu hổng nổi, chịu hông nổi, chịu không thấu, không chịu nổi, hổng chịu nổi, hết chịu nổi, từ chối, xin từ chối, xin phép từ chối, ác cảm với, có ác cảm với, nhạy cảm với, quay lưng với, hết thời, không ai ưa, không ai thích, chẳng ai ưa, chẳng ai thích, không thuộc tuýp thích, không thuộc tuýp, không thuộc kiểu thích, không phải người thích, đâu phải người thích, đâu phải kiểu thích, nào có mê, nào có thích, nào có ưa, nào có khoái, nào mê, đâu cần, đâu có cần, có cần gì, cần gì, chưa từng đeo, chưa từng mang, chưa bao giờ đeo, càng ít, không mua còn hơn, xin miễn, tuyệt đối đừng dính tới, tuyệt đối đừng dính, tuyệt đối không dính, đừng dính tới, không dính tới, không dính dáng tới, không dính dáng gì tới, không liên quan tới, không liên quan đến, đừng liên quan tới, đừng liên quan đến, tránh dính tới, đừng đụng chạm tới, nếu không có, mà không có, không có gì dính, la hét khi thấy, khóc thét khi thấy, hoảng khi thấy, sợ khi thấy, khóc khi thấy, khó chịu khi thấy, ngán khi thấy, khác xa, ai cũng có, dẹp giùm, dẹp hết, đã cai, cai hẳn, cai luôn, lọc bỏ, loại thẳng, gạt hết, miễn dính, không lấy thứ gì có, không lấy gì có, đừng lại là, đừng có mà, không vấn vương, hết hứng thú với, mất hứng với, không mấy thiện cảm với, không ưng mấy, không còn mê, không còn ưa, không còn khoái, không còn hứng thú với, thôi không thích, thôi không mê, hết thấy thích, hết còn thích, ai cũng đeo, ai cũng tặng, ai cũng xài, ai cũng mua, ai mà thích, ai mà ưa, ai lại thích, còn hơn, ngại đeo, ngại mang, ngại mặc, ngại đồ, ngại màu, không quen đeo, không quen mang, không hợp đồ, không dám mặc, đừng, đừng làm, đừng nhìn, đừng giống, đừng quá giống, đừng kiểu, chớ, chớ đưa, chớ lấy, chớ chọn, chớ có, thay vì, thay cho, miễn cho, miễn giùm, miễn giúp, chớ hổng, chứ hổng, chứ hông, hơn là, khác với, khác ngoài, gì ngoài, khác hoa, chán ngấy, ngấy, phát ngấy, không mấy thích, không muốn gì, không thích gì, không lấy gì, ít thích, cũng không, cũng đừng, cũng khỏi, cũng chẳng, càng không, lại càng không, cũng miễn, cũng bỏ, cũng loại, không bao giờ, không hề, không đời nào, không tài nào, chẳng bao giờ, không phải kiểu, không phải loại, không muốn có, không muốn thấy, không muốn đeo, không muốn dùng, không nên có, xin tránh, hãy tránh, hãy bỏ, tránh giúp, loại giúp, trừ giúp, tránh hẳn, hạn chế, kiêng dùng, kiêng cữ, cữ, không hợp với, không hạp, không ăn với, không dám đeo, không thể đeo, không đeo được, không chịu được, không chấp nhận, không dùng tới, quá nhiều, có quá nhiều, đã mua, e ngại, dị ứng với, không bao gồm, không kèm, không dính, không mang, không hình, đừng mang, đừng dính, đừng phải, đừng bao giờ, đừng quá, không quá, chẳng hợp, chẳng phải, nào có phải, đâu có thích, đâu thích, đâu ưa, thôi khỏi, chẳng, chả, trừ, trừ ra, ngoại trừ, loại trừ, ngoài, khỏi, tránh, tránh xa, né, kiêng, kiêng kỵ, kỵ, kị, ghét, ghét cay ghét đắng, dị ứng, anti, bớt, loại bỏ, loại trừ, loại ra, bỏ, bỏ qua, chán, ngán, sợ, chê, miễn không phải, không phải, không phải là, không thích, không ưa, không ưng, không khoái, không mê, không lấy, không đeo, không xài, không dùng, không chọn, không muốn, không cần, không có, không hợp, không chịu, không chuộng, không cho, không chơi, không xem, chẳng thích, chẳng đeo, chẳng ưa, chẳng muốn, chả thích, chả ưa, đừng lấy, đừng chọn, đừng đưa, đừng gợi ý, đừng cho, đừng có, đừng thêm, đừng dùng, đừng là, đừng để, không được, không nên, không thêm, tuyệt đối không, nhất định không, tuyệt đối đừng, xin đừng, vui lòng không, no, not, without, except, nói không với, đã có, dẹp, cấm, hạn chế, hết thích, kỵ rơ, thôi không xem, thôi không, không xài tới, không được có, ai lại, ai lại đeo, ai đời, ai mà đeo, ai thèm, ai đeo, không chứa, tối kỵ, khó chịu với, ớn, không dám, chưa ưng, không hảo, thiếu gì chứ đừng, bỏ hết, không ham, không mặn mà, không thik, không lựa, bài trừ, không đụng, không hạp, kị màu, lược bỏ, hông ưa, ko phải, nhàm, bỏ giùm, né giùm, bỏ bớt, gạt, đừng đem, đừng đem ra, đừng đụng, đừng đụng tới, đừng động, đừng nhắc, đừng nhắc tới, đừng mua, đừng tặng, đừng gửi, đừng show, đừng bày, đừng nói tới, đừng bỏ vào, đừng xâu, đừng gắn, đừng phối, đừng chơi, đừng kèm, xin miễn cho, xin đừng đưa, xin đừng lấy, làm ơn đừng, làm ơn bỏ, làm ơn tránh, làm ơn loại, làm ơn miễn, tha cho, tha cho em, tha cho em khỏi, cho em khỏi, cho khỏi, nói không, không ủng hộ, không khoái lắm, không khoái mấy, không hẳn thích, không mê lắm, không mê mấy, không ghiền, không thương, không chấm, không duyệt, không nhận, không rước, không đụng tới, không đụng vô, không ngó, không màng, không đoái, không muốn nhìn, không muốn nghe, không muốn dính, không muốn dùng tới, không có thiện cảm, không có cảm tình, không có hứng thú, không hứng thú, không quan tâm, không phù hợp, không hợp tuổi, không hợp mệnh, không hợp da, không hợp gu, không phải gu, không phải tạng, không phải style, không phải thể loại, không đúng gu, không nằm trong gu, không bàn tới, không cần mấy, không cần thêm, chưa bao giờ thích, chưa từng thích, không còn thích, hết mê, hết khoái, bớt bớt, bớt mấy, giảm bớt, trừ mấy, trừ cái, ngoại trừ mấy, loại mấy, loại hết, loại giùm, loại ra giùm, bỏ mấy, bỏ bớt mấy, bỏ qua mấy, gạt bỏ, gạt qua, gạch bỏ, gạch tên, xóa, né mấy, né hết, né ra giùm, tránh mấy, tránh các, tránh những, kiêng mấy, kiêng các, kị mấy, kỵ mấy, ghét mấy, ghét nhất, ghét nhứt, ghét cái, sợ mấy, sợ nhất, sợ nhứt, sợ cái, ám ảnh, khiếp, khiếp sợ, ngán mấy, ngán ngẩm, ngán nhất, chán mấy, chê mấy, oải mấy, oải, dị ứng mấy, say no to, say no, anything but, everything but, all but, please no, miễn bàn tới, miễn bàn đến, miễn nhắc tới, đừng dính tới, đừng dính dáng, hate, dislike, avoid, don’t like, dont like, don’t want, dont want, don t like, don t want, do not like, do not want, doesn t like, can t stand, not a fan of, not into, never, nope',
  'refuses before':
    'hoét gì đâu, hoét gì nữa, hoét chi, hòe gì đâu, hòe gì nữa, đều không, đều không nha, đều không nhé, đều không lấy, đều không thích, nhường người khác, em nhường người khác, nhường cho người khác, chi cho sến, chi cho quê, gì nữa trời, is boring, are boring, looks old, look old, is too childish, are too childish, is overrated, are overrated, thì để lần sau, để lần sau, hẹn lần sau, thì hẹn lần sau, để khi khác, để sau đi, miễn nha, miễn nhé, miễn nghen, miễn luôn, miễn đi, thì để người khác, để người khác, thì nhường người khác, thì để ai khác, thì để dịp khác, thì để sau, không đội trời chung, không cùng đẳng cấp, bị cấm, bị cấm đeo, hả thôi, á thôi, ư thôi, lỗi thời, lỗi thời rồi, lỗi mốt rồi, quê lắm, quê quá, thì thôi, suốt rồi, hoài rồi, là quá trẻ con, là quá, thì quá, quá phổ biến, phổ biến quá, đại trà, nhàm chán, cũ rồi, đeo mãi, mua rồi, xưa rồi, không còn hợp, quá quen, đụng hàng, có cả rổ rồi, cả rổ rồi, cả đống rồi, đầy nhà rồi, đầy rồi, nhiều lắm rồi, cũng thôi, nhiều rồi, có nhiều rồi, có cả rồi, có hết rồi, có đủ rồi, nhiều quá, xin thôi, xin loại, không nằm trong, làm tôi sợ, làm em sợ, thì tôi ngại, để lần khác, thì không hợp, thì không nên, là không được, thì không được, thì không thích, thì không ưa, thì tôi không thích, thì em không thích, thì không cần, thì thôi nhé, thì xin thôi, thì xin đừng, để dành, đeo chán rồi, thôi khỏi, thì khỏi, xin kiếu, kiếu, xin miễn, thì miễn, thì bỏ, thì không, thì đừng, cho qua, bỏ ra, bỏ đi, gạch, gạch ra, loại ra, né ra, bỏ hết đi, chê rồi, ngán rồi, chán rồi, ngán lắm, skip, skip hết, pass, next, no thanks, thì ngán, thì chán, thì né, thì sợ, thì ghét, thì chịu, có rồi, đủ rồi, nhiều quá rồi, không đeo đâu, không lấy đâu, nhìn ghê, xin bỏ, thì dẹp, thì no, say no, bye, thì em xin kiếu, thì em kiếu, thì mình kiếu, thì tui kiếu, em xin kiếu, thì em né, thì mình né, thì tui né, thì em sợ, thì tui sợ, thì mình sợ, thì em ngán, thì tui ngán, thì em chịu, thì tui chịu, em chịu thua, thì chịu thua, thì em chịu thua, thì xin chịu, xin chịu thua, thì em chê, thì tui chê, là em né, là tui né, là mình né, là em chê, là em sợ, là tui sợ, là thôi, thì bỏ qua, thì miễn bàn, miễn bàn, thì cho em xin, thì cho qua, thì lướt, lướt, xin lướt, thì dẹp đi, dẹp đi, dẹp hết, thì xin phép, xin phép thôi, không nằm trong gu, không phải gu em, không phải gu của em, không phải gu mình, không hợp em đâu, không hợp mình đâu, không hợp tui, không hợp gu, ngán tới cổ, coi không nổi, nhìn không nổi, ngán tận cổ, chán ngấy, chán ngấy rồi, chán lắm rồi, mua hoài rồi, thấy hoài, thấy hoài rồi, gặp hoài, đeo hoài rồi, đeo suốt rồi, đầy ra rồi, nhà đầy rồi, nhà có rồi, nhà em đầy rồi, em có rồi, mình có rồi, tui có rồi, có sẵn rồi, có đủ hết rồi, dư rồi, no thank, thì không nha, thì hông nha, thì không nhé, thì hông, thì hổng, thì hem, khỏi nha, khỏi nhé, khỏi đi, thì thôi nha, thì thôi khỏi',
  neutral: `${NOTHING_ELSE.join(', ')}, ${NEVER_DISLIKED.join(', ')}, ${DENIES_DISLIKE.join(', ')}, ${BEYOND_WORDS.join(', ')}, không cần to, không cần lớn, không cần đắt, không cần mắc, không cần xịn, không cần sang, không cần cầu kỳ, không cần nhiều, không cần đẹp, bỏ vào cho em, bỏ vô cho em, bỏ vào, bỏ vô, can t live without, can t do without, couldn t live without, không có gì đẹp bằng, không có gì bằng, chẳng có gì bằng, không hợp bằng, không đẹp bằng, không xinh bằng, không sang bằng, không thích bằng, không mê bằng, thì khỏi chê, thì khỏi nói, thì khỏi bàn, thì miễn chê, thì miễn bàn, đừng bỏ, đừng bỏ qua, đừng bỏ sót, đừng loại, chớ bỏ, chân ái, là chân ái, khỏi nói, khỏi bàn, khỏi chê, khỏi phải nói, khỏi phải bàn, khỏi phải chê, miễn chê, chê vào đâu được, chê vô đâu được, không chê được, không chê vào đâu được, không chê vô đâu được, sao không có, sao không thấy, sao chưa có, sao hổng có, sao chẳng có, sao không còn, không gì hơn, đừng có hết, đừng hết, sợ hết, sợ hết hàng, sợ không còn, sợ hết mất, lo hết, lo hết hàng, đừng thêm gì, đừng thêm gì nữa, đừng thêm gì khác, không thêm gì, không thêm gì nữa, đừng kèm gì, còn lại bỏ, còn lại bỏ hết, còn lại thôi, còn lại miễn, không đòi hỏi, không phải em đòi hỏi, không phải mình đòi hỏi, không cầu kỳ, không gì bằng, không gì đẹp bằng, chẳng gì bằng, không đâu bằng, không được thì, không có thì, hết thì, không còn thì, không có thì lấy, nếu hết, không cần nói, không cần nói ra, không cần nói thành lời, không nói thành lời, không nói nên lời, không lời, không cần lời, không cần phô, không cần ai, không sợ ai, không cần hoàn hảo, không hoàn hảo, không ai quản, không biên giới, không giới hạn, không có thì, không thì, nếu không thì, nếu không có, nếu không, hết hàng thì, không còn thì, các màu khác, màu khác, chẳng hạn, chẳng hạn như, ngoài nắng, ngoài mưa, ngoài đồng, ngoài ruộng, ngoài vườn, ngoài biển, ngoài chợ, ngoài phố, ngoài đảo, ngoài khơi, ngoài hiên, ngoài sân, không biết, không rõ, không chỉ, không những, không chỉ là, không thể thiếu, không thiếu, không được thiếu, không thể không có, đừng quên, đừng thiếu, chớ quên, không ghét, không kiêng, không chê, không kỵ, không kị, không ngại, không sợ, không chán, không ngán, không phải không thích, không phải là không thích, không phải ghét, không phải là ghét, đâu có ghét, không có tiền, không nói, không nói ra, không dám nói, không nghĩ ra, không thấy, không sao, không bỏ, không trừ, không loại, không cần biết, chẳng biết, chẳng ghét, chả biết, không kén, không hề ghét, gì cũng được, sao cũng được, thế nào cũng được, màu gì cũng được, loại nào cũng được, không ai, không ý kiến, hay không, được không, không ạ, có không, còn không, phải không, không shop, không nhỉ, không em, không chị, không vậy, không ta, không bạn, không nè, không thế, không đấy, không hả, không ha, không á, không admin, không ad, không cưng, không nhiều, không giới hạn, không lo, bỏ ra bao nhiêu, bỏ tiền, bỏ ra một, chưa dám, ngại nói, không gục ngã, không bỏ cuộc, không rời, không kịp, không đủ, chưa có, chưa biết, ngoài ra, ngoài bắc, ngoài trời, ngoài năm mươi, ngoài 50, ngoài bốn mươi, ngoài đường, ngoài đời, không đẹp không, bị cười, không bị cười, không ai không, ai không, ai chẳng, ai mà không, ai mà chẳng, ai chả, không ai là không, chẳng ai không, không thể không thích, không thể nào không, không phải không, không lỗi mốt, chẳng bao giờ lỗi mốt, không bao giờ lỗi mốt, không bao giờ chán, không biết chán, chẳng chán, chưa bao giờ chán, nhìn hoài không chán, đeo hoài không chán, ngắm hoài không chán, hoài không chán, mãi không chán, không bao giờ cũ, không cũ, không lo lỗi mốt, không sợ lỗi mốt, không đụng hàng, không kém phần, không kém, không thua kém, không đùa, không hối hận, không tiếc, không tiếc tiền, không kể, không thành vấn đề, không vấn đề, không hiểu, không hiểu sao, không chắc, không chắc lắm, không nhớ, không nhớ tên, không còn gì, không xa, không lâu, không vội, không gấp, không gấp lắm, không phụ thuộc, không câu nệ, không khó tính, không khó, không biết lựa, không biết chọn, không biết mua, không biết tặng, không biết nên, không biết sao, không biết lấy, không biết có, biết không, nhớ không, đẹp không, hợp không, ổn không, ok không, ngon không, được không ạ, được hông, có hông, có hem, còn hông, không hen, không hè, không hỉ, không mấy bạn, không chị ơi, không em ơi, không shop ơi, không ạ shop, không tiệm, không dậy, không trời, không ta ơi, không quá khắt khe, không đành, không nỡ bỏ, không ngừng, không ngừng nghỉ, không nghỉ, không mệt mỏi, không bao giờ quên, không bao giờ xa, không một mình, không cô đơn, không đơn độc, ngoài việc, ngoài giờ, ngoài giờ làm, ngoài tuổi, ngoài tứ tuần, ngoài bảy mươi, ngoài sáu mươi, ngoài tám mươi, ngoài ba mươi, ngoài hai mươi, ngoài 30, ngoài 40, ngoài 60, ngoài 70, ngoài 80, ngoài khơi, ngoài đảo`,
  'leaves open': LEFT_OPEN,
  reasons: 'kẻo, kẻo lại, vì, tại, tại vì, bởi vì, do là, vì là, vì nhìn',
  turns:
    'giữ, giữ lại, giữ nguyên, chừa lại, để lại, nhưng, nhưng mà, thì có, nma, nhma, mà, còn, còn lại, chỉ, chỉ cần, thay vào đó, thay bằng, thay vì đó, thế vào, chứ, but, miễn, miễn là, miễn sao, miễn có, miễn là có, miễn sao có, cốt sao có, chỉ cần có, phải có, thích, mê, ưng, khoái, chuộng, muốn, lấy, chọn, tìm, tìm giúp, cần, tặng, đổi lại, thế nên, nên, cho xin, ưu tiên, chuyển sang, đổi sang, thì được, thì ok, ok, okie, duyệt, hợp với, được hết, nữa thì, cái khác, con khác, loại khác, để tặng, dành cho, thay vào, bù lại, ngược lại, thì thích, thì mê, thì lấy, thêm, yes, càng tốt, càng thích, càng mê, càng hay, càng đẹp, is into, s into, are into, m into, re into, is obsessed with, s obsessed with, obsessed with, crazy about, s a fan of, is a fan of, more of a, xin, gửi, ra thì, ra còn, ra con, đều được, cũng được, đều ok',
  filler:
    'chủ yếu, chủ yếu là, bắt đầu bằng, bắt đầu với, đồ trang sức, món trang sức, đeo trang sức, trang sức, cây số, tiền bạc thoải mái, tiền bạc không thành vấn đề, tiền bạc dư dả, tiền bạc, tim đập, rụng tim, rớt tim, đứng tim, tan tim, đau tim, tim em rớt, tim rớt, tim loạn nhịp, xỉu tim, trật tim, bỏ túi, bỏ heo, bỏ ống, bỏ sỉ, bỏ phố, bỏ quê, bỏ nhà, bỏ xứ, bỏ thuốc, bỏ thuốc lá, bỏ rượu, bỏ bia, bỏ việc, bỏ nghề, bỏ học, bỏ công, bỏ quên, bỏ rơi, bỏ lỡ, bỏ bê, bỏ vô túi, bỏ vào túi, nói được câu, nói thay câu, nói ra miệng, nói ra miệng được, không nói ra miệng được, không nói ra miệng, từ con số 0, từ con số không, ăn mì, ăn mì gói, ăn mì tôm, húp mì, nắng gió, nắng gió suốt, mưa gió, dầm mưa dãi nắng, dãi nắng dầm mưa, răng đen, tóc bạc, tóc trắng, bạc tóc, tóc vàng, tóc đỏ, tóc tím, tóc xanh, tóc hồng, tóc nâu, tóc đen, mắt nâu, mắt đen, môi đỏ, má đỏ, mặt đỏ, đỏ mặt, phấn hoa, chó cắn, bị chó cắn, chó rượt, bị chó rượt, mèo cào, bị mèo cào, lông bông, bông đùa, bông lơn, lều tranh, túp lều tranh, tóc sâu, nhổ tóc sâu, sâu răng, sâu lắm, nổi da gà, da gà, cú điện thoại, áo bảo hộ lao động, bảo hộ lao động, áo bảo hộ, như con nít, áo mưa bảo hộ, hai tuổi, ba tuổi, bốn tuổi, năm tuổi, sáu tuổi, bảy tuổi, tám tuổi, chín tuổi, mười tuổi, lên hai, lên ba, lên bốn, lên năm, đưa đón con, đón con đi học, đưa đón, đón con em, mãn tang, nhà mới mãn tang, mới mãn tang, hết tang, xả tang, nhà mới hết tang, chưa chồng, chưa vợ, chưa có chồng, chưa có vợ, chưa lập gia đình, có chồng, có vợ, đã có chồng, đã có vợ, có gia đình, bỏ chồng, bỏ vợ, nhìn mệt, mỏi mắt, nhức mắt, mệt mắt, mệt con mắt, đầu tiên, cái nhìn đầu tiên, mẹ hay kể, bà hay kể, mẹ kể, bà kể, ông kể, mẹ hay hát, bà hay hát, đẹp muốn chết, xinh muốn chết, thích muốn chết, mê muốn chết, yêu muốn chết, iu muốn chết, thương muốn chết, cưng muốn chết, cute muốn chết, dễ thương muốn chết, đáng yêu muốn chết, vui muốn chết, ưng muốn chết, khoái muốn chết, từ từ chọn, từ từ xem, từ từ lựa, từ từ coi, đàn bà, hai đứa con, người xưa dạy, câu người xưa, các kiểu, các loại, tùm lum, đủ kiểu, da ngăm, da bánh mật, da ngăm đen, da nâu, da đen, da trắng, trắng da, sáng da, tôn da, nước da, làn da, da sáng, da vàng, tông da, tone da, màu da em, màu da mình, chủ đề, đề tài, liên quan tới, liên quan đến, cửa hàng, cửa tiệm, tiệm mình, say sóng, say xe, trang điểm, tập trang điểm, thú vui, thú chơi, con gì hợp, con gì đẹp, con gì xinh, con gì hay, con gì ổn, con gì được, con gì không, con gì nữa, con gì mới, con gì khác, con gì rẻ, con gì sale, con gì hot, biểu tượng của, biểu tượng cho, là biểu tượng, biểu tượng nào, biểu tượng gì, màu sắc, thấy sến, nhìn sến, phong cách, xin bỏ qua, tương lai, cũ, sông hồng, bố mẹ chưa cho, bố mẹ không cho, ba mẹ không cho, ba mẹ chưa cho, mẹ không cho, mẹ bảo, bố mẹ bảo, mẹ nói, ba mẹ nói, mẹ em bảo, mẹ dặn, bố bảo, ba bảo, chồng bảo, vợ bảo, bạn bảo, thầy bảo, thầy bói, thầy phán, vui lòng, vui lắm, bao nhiêu, bao nhiêu tiền, như thế nào, thế nào, có gì, là gì, mới lạ, tay, mình, tôi, tui, tớ, tao, ta, em, chị, anh, bạn, cô, bác, cháu, con, ad, admin, shop, sốp, tiệm, quán ơi, nhà, bông, ơi, ạ, à, á, ấy, ý, nhé, nha, nhe, nhá, nhen, hen, nghen, nè, nhỉ, hả, hở, vậy, thế, đi, đâu, đó, đấy, này, kia, thôi, luôn, với, và, cùng, hay, hoặc, or, and, the, a, i, you, it, is, in, with, please, pls, something, anything, any, some, do, have, want, need, gift, bracelet, theme, only, for, of, my, cho, của, là, thì, có, được, đang, sẽ, đã, sắp, mới, vừa, rồi, lại, ra, vào, lên, xuống, trong, trên, dưới, bên, theo, từ, đến, tới, khi, lúc, lần, nữa, thêm, một, hai, ba, vài, mấy, những, các, mọi, mỗi, cái, chiếc, con, hạt, hột, viên, charm, charms, chram, vòng, lắc, vòng tay, mẫu, món, thứ, loại, kiểu, dạng, dáng, hình, tông, tone, màu, sắc, gu, vibe, style, bé, đứa, người, nào, gì, chi, sao, bao, giờ, nay, mai, hôm, ngày, tuần, tháng, năm, cuối, đầu, sau, trước, giúp, giùm, dùm, hộ, giúp em, tư vấn, gợi ý, kiếm, mua, đặt, order, quà, tặng, biếu, đeo, mang, xài, dùng, làm, xem, coi, show, gắn, xâu, phối, đẹp, xinh, hợp, phù hợp, ổn, ngon, hay ho, rất, quá, lắm, hơi, cực, siêu, khá, thật, thiệt, tí, tẹo, chút, xíu, xíu xiu, nhất, hơn, như, giống, kiểu như, nên, để, do, bởi, cũng, đều, vẫn, cứ, toàn, chắc, nhìn, trông, thấy, chuyện, điều, lời, thứ, giống, loài, viên, nhận, người nhận, biết, nghĩ, nói, hỏi, bảo, kể, xin, cứu, huhu, hihi, haha, hehe, hic, ok, oki, dạ, vâng, ừ, ừm, ê, hi, hello, chào, đồ, đeo tay, đi kèm, mà thôi, nhìu, nhiều, ít, càng, tốt, tối đa, ngân sách, khoảng, tầm, trở, đổ, giá, cỡ, chừng, bán, tìm, nhỏ, lớn, về, chơi, học, tuổi, đeo hằng, nhắc, sự, lòng, ở, bị, việc, thích hợp, tượng trưng, ý nghĩa, mang ý nghĩa, thể hiện, liên quan, gợi nhớ, gợi, đủ, hết, khác, sale, hot, nổi tiếng, thì sao, liệt kê, phải, sến, tặng kỷ niệm, làm kỷ niệm, giữ làm kỷ niệm, quà kỷ niệm, kỷ niệm gì, làm lưu niệm, quà lưu niệm, quà nho nhỏ, quà nhỏ nhỏ, gì nho nhỏ, món nho nhỏ, chút quà nhỏ, món quà nhỏ, quà nhỏ, lựa, lựa giùm, lựa giúp, lựa vài, ráp, kết, bưng, chọn giùm, chọn hộ, khó tính, trời thần, hiền khô, nó, họ, tụi, tụi nó, bọn, đám, nhà nội trợ, vốn, tính, vốn tính, tính tình, nhân dịp, dịp, hôm qua, bữa, bữa nay, bữa trước, trưa, chiều nay, sáng nay, tối nay, ở đây, chỗ mình, bên mình, bên em, bên shop, nhà shop, sốp ơi, shop yêu, shop mình, dạ shop, dạ chị, thưa, nha shop, nha em, nha chị, nghen em, giúp chị, giúp mình, giúp tui, giúp với, với ạ, với nha, luôn nha, các thứ, vân vân, đồ đó, này nọ, này kia, gì đó, gì đấy, ráng chọn, tự nhiên thấy, tự dưng, thiệt tình, nói thiệt, thiệt là, thiệt sự, thật sự, thực sự, nói chung, kiểu kiểu, dạng dạng, đại loại, có mẫu, có hàng, còn hàng, còn mẫu, còn cái, còn con, đặt trước, dễ, chân thành',
};

/** All combinations of a negation, an optional subject and a verb of liking: "đâu có ưa", "chưa bao giờ em mê". */
const DENIED = listed(
  'đâu, đâu có, đâu hề, đâu phải, chưa từng, chưa bao giờ, chưa khi nào, chẳng hề, chẳng khi nào',
).flatMap((denial) =>
  listed('em, mình, tui, tôi, chị, anh, nó, bả, ổng, ảnh, cổ, mẹ, má, bạn ấy')
    .map((who) => `${denial} ${who}`)
    .concat(denial)
    .flatMap((said) =>
      listed('thích, ưa, mê, khoái, ưng, chuộng, ham, ghiền, kết, hảo, thèm, chịu đeo').map(
        (like) => `${said} ${like}`,
      ),
    ),
);

export const WORDS_BY_ROLE: readonly (readonly [Role, readonly string[]])[] = Object.entries(ROLES).map(
  ([role, words]) => [
    role as Role,
    [
      ...new Set([
        ...listed(words),
        ...(role === 'refuses' ? [...DENIED, ...DISLIKES_IN_ENGLISH, ...NOT_ONE_WHO_LIKES] : []),
      ]),
    ],
  ],
);
/** Folded refusals that are unambiguous before a picture or a colour even without diacritics: "ne meo", "ky nau". */
export const REFUSES_PICTURES: ReadonlySet<string> = new Set(
  listed('ne, so, ky, ki, ngan, chan, ghet, kieng, tranh, tru, che, di ung'),
);
/** Folded words with which a colour begins that is hardly anything else after such a refusal. */
export const COLORS_BEGIN: ReadonlySet<string> = new Set(listed('xanh, vang, hong, nau, mau, tong'));
/** What (folded) stands before the object of a refusal, and after it where it is the last word that tells something. */
export const BEFORE_OBJECT: ReadonlySet<string> = new Set(
  listed(
    'khong, chang, cha, dung, tru, bo, khoi, tranh, ghet, thich, lay, deo, ua, me, muon, chon, dinh, co',
  ),
);
export const AFTER_OBJECT: ReadonlySet<string> = new Set(
  listed('nha, nhe, nhen, a, gi, het, dau, va, voi, hay, hoac, khong, shop, nua'),
);

/** Abbreviations, replaced by the word they stand for in any context. */
export const SHORTHAND: ReadonlyMap<string, string> = new Map(
  listed(
    'k=không, ko=không, kh=không, hk=không, hok=không, hog=không, hum=không, khum=không, khom=không, kg=không, khong=không, hem=không, hổng=không, hông=không, hơm=không, hôg=không, hăm=không, j=gì, ji=gì, gi=gì, zi=gì, r=rồi, òi=rồi, dc=được, đc=được, đk=được, dk=được, đượt=được, mk=mình, mik=mình, mìn=mình, vs=với, zới=với, ny=người yêu, iu=yêu, êu=yêu, mún=muốn, mun=muốn, mún=muốn, mốn=muốn, nhìu=nhiều, nhiu=nhiều, thik=thích, thix=thích, thick=thích, nx=nữa, cx=cũng, cũg=cũng, đag=đang, dag=đang, ms=mới, trc=trước, bik=biết, bt=biết, bít=biết, ns=nói, ng=người, ngta=người ta, bn=bạn, tya=tay, wa=quá, qa=quá, wá=quá, qá=quá, xink=xinh, xjnh=xinh, tym=tim, tặg=tặng, tag=tặng, hường=hồng, sz=size, thui=thôi, thoy=thôi, hoy=thôi, ik=đi, dz=vậy, dợ=vậy, nch=nói chung, nc=nước, lm=làm, cuar=của, củm=của, xg=xong, đt=điện thoại, hsinh=học sinh, hs=học sinh, sv=sinh viên, qg=quốc gia, mng=mọi người, ox=ông xã, bx=bà xã, cj=chị, cko=cho, mn=mọi người, gđ=gia đình, dth=dễ thương, dthw=dễ thương, cutee=cute, kute=cute, cíu=cứu, zui=vui, dui=vui, zô=vô, zàng=vàng, dzàng=vàng, zàn=vàng, giời=trời, giai=trai, giăng=trăng, nhựt=nhật, nhứt=nhất, nhut=nhất, dzui=vui, bự=to, sn=sinh nhật, snhat=sinh nhật, snn=sinh nhật, kỉ=kỷ, gke=ghê, trog=trong, tầm tầm=tầm, xanhh=xanh, pastle=pastel, patel=pastel, paste=pastel, patxtel=pastel, minimalis=minimalist, lun=luôn, nyc=người yêu cũ, coffe=coffee, caffe=cafe, caphe=cà phê, oke=ok, nủng=nũng, bbi=bé, xẹc=séc, hột=hạt, kieng=kiêng, bff=bff, iunhau=yêu nhau, hôk=không, hêm=không',
  ).map((pair) => {
    const [typed = '', meant = ''] = pair.split('=');
    return [typed, meant];
  }),
);

/** Kin written with one letter, before one of these words: `e gái`, `c dâu`. */
export const KIN_LETTERS: ReadonlyMap<string, string> = new Map([
  ['e', 'em'],
  ['a', 'anh'],
  ['c', 'chị'],
]);
export const KIN_AFTER_LETTER: ReadonlySet<string> = new Set(
  listed('trai, gái, gai, họ, ruột, ruot, út, dâu, dau, rể, rễ'),
);

/** Filler words allowed between the words of a phrase: "mở được cái quán". No refusals, and no words like "but". */
export const BETWEEN_WORDS: readonly string[] = listed(
  'cái, một, mấy, những, các, được, ở, luôn, quá, rất, thật, thiệt, hơi, cũng, cứ, nhiều, hết, nhỏ, lại, thêm, mình, em, tui, tôi, của, đang, mới, vừa, vẫn, bị, nguyên, hẳn, riêng, chiếc, con, cho, hai, đứa, cùng',
);

/** Price words by folded form. Typed with diacritics a word must match exactly: `rể` and `sẵn` are no prices. */
export const PRICE_MARKS: Readonly<Record<string, string>> = {
  re: 'rẻ',
  de: 'dẻ',
  dat: 'đắt',
  mac: 'mắc',
  xin: 'xịn',
  mem: 'mềm',
  ngheo: 'nghèo',
  binh: 'bình',
  dan: 'dân',
};
/** Words that only lead up to the meaningful word. */
export const LEADING: ReadonlySet<string> = new Set(
  listed('màu, mẫu, tông, tone, gam, mua, tặng, cho, biếu, gửi, quà, dành'),
);
/** Those of them that have no other meaning when typed without diacritics. */
export const LEADING_WITHOUT_MARKS: ReadonlySet<string> = new Set(listed('mau, mua, tang, bieu, gui'));
/** Of two such words in a row the first ends a sentence, and the second begins one. */
export const TWICE: ReadonlySet<string> = new Set(listed('nó, ảnh, bả, ổng, mẹ, má, vợ, chồng'));
/** Pronouns that refer to a recipient named earlier; without one, some of them name the recipient. */
export const SHE_OR_HE: ReadonlySet<string> = new Set(
  listed(
    'ảnh, ổng, bả, chỉ, cổ, nàng, chàng, chị, anh ấy, chị ấy, cô ấy, bà ấy, ông ấy, anh ý, chị ý, thằng bé, con bé, cô bé, cậu bé',
  ),
);
/** Pronouns that tell a man or a woman; those of the second kind are other words too, except where a clause begins. */
export const HE: readonly string[] = listed(
  'là lính, đi lính, làm lính, đi bộ đội, là bộ đội, lính cứu nạn, lính cứu hỏa, lính biên phòng, lính biển, làm thợ hồ, làm tài xế, thằng bạn, thằng em, thằng cháu, thằng con, thằng anh, thằng nhóc, ổng, anh ấy, anh ý, anh í, anh ta, ông ấy, chàng, chàng ấy, cậu ấy, cậu ta, thằng bé, ông tướng, thằng nhỏ, lão ấy',
);
export const HE_AT_THE_BEGINNING: ReadonlySet<string> = new Set(['ảnh']);
export const SHE: readonly string[] = listed(
  'bả, cô ấy, cô ta, chị ấy, chị ý, chị ta, bà ấy, nàng, nàng ấy, cô nàng, con bé, cô bé, con nhỏ',
);
export const SHE_AT_THE_BEGINNING: ReadonlySet<string> = new Set(['cổ', 'chỉ']);
/** After these such a word is somebody. */
export const INTRODUCES: ReadonlySet<string> = new Set(
  listed(
    'cho, tặng, biếu, gửi, của, là, mà, vì, để, nên, nhưng, với, thấy, biết, nghe, chúc, nhắc, muốn, mong, cầu',
  ),
);
/** After somebody who was named these begin a clause about them ("mẹ chồng khó tính, bà thích đồ sang") where a verb follows. */
export const ELDERS: ReadonlySet<string> = new Set(listed('bà, ông, cô, dì, chú, bác, thầy'));
export const SAYS_OF: ReadonlySet<string> = new Set(
  listed(
    'thích, mê, hay, là, khoái, ghét, sợ, khó, hiền, vui, đang, sắp, mới, vừa, cũng, rất, làm, dạy, bán, muốn, cần, năm, không, nuôi, trồng, theo, ở, bị, siêng, ít, nghiêm',
  ),
);
/** The style meant by customers who want nothing cheap. */
export const FINE = 'sang trọng';
/** `tim` without its mark is the colour, or, beside words of love, the picture. */
export const HEART = { picture: 'trái tim', color: 'color:tím', besides: 'meaning:tình yêu' } as const;

/** Words that begin the reason for a refusal, and words that occur in one: "nhìn trẻ con lắm". */
export const LOOKING: ReadonlySet<string> = new Set(listed('nhìn, trông, ngó, coi, bị, kẻo'));
export const TOO_MUCH: ReadonlySet<string> = new Set(
  listed('lắm, quá, dữ, hoài, ghê, rồi, sợ, kỳ, kì, chán, ngán, phèn, sến'),
);

/** Words without information about the meaning of a wish, in any combination. */
export const UNTELLING: ReadonlySet<string> = new Set(
  listed(
    'đi, có, cho, mới, vừa, sắp, được, và, với, của, một, hai, ba, năm, mười, nhà, người, bạn, em, anh, chị, con, mình, tui, tôi, là, làm, học, ra, vào, vô, lên, xuống, về, đến, tới, không, chẳng, đừng, hay, nhỏ, lớn, ngày, tháng, tuổi, quà, tặng, mua, the, nhau, mẹ, bố, đang, bị, rất, quá, thì, mà, cái, chiếc, hạt, vòng, charm, muốn, cần, như, kiểu, màu, ở, qua, sang, này, kia, gì, nào, ai, đâu, sao, cả, hết, thích, mê, hoa, bông, nó, tiệm, shop, giờ, hôm, nay, mai, xong, rồi, lại, cũng, trong, trên, dưới, ngoài, trước, sau, lần, đứa, thằng, cô, chú, bác, ông, bà, đồ, việc, chuyện, điều, thêm, nhiều, ít, chút, xíu, hơn, nhất, mọi, các, những, mấy, để, từ, thấy, nhìn, nghe, nói, biết, hỏi, đẹp, xinh, tay, đeo, nhận, gửi, tìm, kiếm, xem, coi, bé, chơi, mở, đóng, bán, thay, sửa, giúp, giùm, hộ, bàn, đêm, sáng, trưa, chiều, tối, đầu, cuối, mùa, tư, vấn, ơi, gợi, ý, xin, dạ, chọn, lựa, loại, số, bao',
  ),
);

/** Verbs that the recipient follows; `UNTELLING_GIFTS` may stand in between and are skipped. */
export const GIVES: ReadonlySet<string> = new Set(listed('tặng, biếu'));
/** What is for somebody: "quà cho chị bán cơm". */
export const GIFTS: ReadonlySet<string> = new Set(listed('quà, vòng, charm, lắc, hạt'));
export const UNTELLING_GIFTS: ReadonlySet<string> = new Set(
  listed(
    'quà, tặng, cho, của, một, mấy, các, những, cái, món, gì, charm, hạt, vòng, người, đi, nhé, ạ, shop, nào, này, không, hông, được, có, hay, xinh, đẹp, thì, bây, giờ, ai, đây, ạ',
  ),
);
/** Verbs of a job, after the person who does it. */
export const JOB_VERBS: ReadonlySet<string> = new Set(
  listed(
    'bán, dạy, lái, chạy, giữ, quét, đỡ, nấu, may, sửa, chăm, giúp, phụ, trông, giao, thu, cắt, gội, hớt, gác, chủ, thợ',
  ),
);
/** Forms of address that people also use of themselves. */
export const HERSELF: ReadonlySet<string> = new Set(listed('em, nhỏ, bé'));
/** At the end of a clause these ask back what was said in it. */
export const ASKS_BACK: ReadonlySet<string> = new Set(listed('hả, há, hở, ha'));
/** Recipient of a present when nothing else is known. */
export const ANYBODY = 'bạn thân';
/** The likely recipient by form of address, when nothing else is known. */
export const PEOPLE_CALLED: ReadonlyMap<string, string> = new Map(
  listed(
    'chị=chị em gái, cô=cô dì, dì=cô dì, bà=bà, nàng=chị em gái, nhỏ=chị em gái, gái=chị em gái, anh=anh trai, chú=chú bác, bác=cô dì, ông=ông, thằng=em trai, chàng=em trai, cậu=em trai, trai=em trai, bé=em bé, thầy=thầy cô, em=chị em gái',
  ).map((pair) => {
    const [word = '', concept = ''] = pair.split('=');
    return [word, concept];
  }),
);

/** Forms of address that are no other word at the beginning of a text, as `trai` is (`trái`). */
export const GROWN_UP: ReadonlySet<string> = new Set(
  listed('chị, cô, dì, bà, chú, bác, ông, cậu, thầy, anh'),
);
/** Who is called only that. */
export const FRIEND = { called: 'bạn', name: 'bạn thân' } as const;
/** After a form of address these tell that the shop is spoken to, or that she speaks of herself. */
export const SPOKEN_TO: ReadonlySet<string> = new Set(
  listed(
    'ơi, à, ạ, ui, tư, cho, có, giúp, xem, chọn, nào, gợi, shop, nghĩ, thấy, biết, muốn, cần, tìm, kiếm, lấy, mua, hỏi, đặt, định, tính, giùm, coi, lựa, báo, chỉ, ấy, được, hợp, nên',
  ),
);

const spelt = (words: string): ReadonlySet<string> =>
  new Set(listed(words).flatMap((word) => [word, withoutDiacritics(word)]));
/** "Né hai màu đó ra": what was named before. */
export const POINTING: ReadonlySet<string> = new Set(listed('đó, ấy, đấy, này, kia, nớ'));
/** Words of a question, also without diacritics; the second kind only at the end of a clause. */
export const QUESTION_WORDS = spelt('gì, nào, sao, mấy, bao, nhiêu');
export const FINAL_QUESTION_WORDS = spelt('ai, đâu, không, chưa, hả, vậy, hông, hổng, nhỉ, dị');
/** Who writes one of these (folded) asks for a favour. */
export const HELP_ME: ReadonlySet<string> = new Set(listed('giup, gium, dum, ho'));
/** "Không trẻ con, không màu mè": a look that is named by such a word and what it is not is wanted. */
export const REFUSING_WORDS: ReadonlySet<string> = new Set(
  listed('không, khong, hông, hổng, hem, chẳng, chả, đừng, ít, bớt'),
);

/** Troubles (folded): a wish that names one asks for a meaning that helps against it. */
export const TROUBLES =
  /(?<!\p{L})(?:lo|lo au|lo lang|lo nghi|buon|buon phien|stress|ap luc|cang thang|met|met moi|kho|kho khan|dau|dau long|ton thuong|vet thuong|muon phien|au lo|phien|xui|xui xeo|xui rui|van den|den|kho tho|co don|mat ngu|suy nghi|tieu cuc|so hai|so|gian|nong gian|bo cuoc|guc nga|yeu duoi|tu ti|e|benh|om dau|tai nan|ta ma|ta|nguoi xau|tieu nhan|nong tinh|nong nay|cau gat|luoi|luoi bieng|hay quen|hoi hop|tram cam|tui than|hut hang|ngai kho|chun buoc|nan long|nan chi|that bai|ghen tuong|gian doi)(?!\p{L})/u;

/** Meanings that help against a trouble: their phrases, except their names, describe the trouble when they are refused. */
export const HELPS: ReadonlySet<string> = new Set([
  'bảo hộ',
  'chữa lành',
  'ngủ ngon',
  'xin lỗi',
  'định hướng',
  'bình an',
  'may mắn',
  'chăm chỉ',
  'thư giãn',
  'mau lành',
  'nhớ quê',
  'can đảm',
  'điềm tĩnh',
  'gia đình êm ấm',
  'đồng hành',
  'cầu duyên',
  'yêu xa',
  'tự tin',
  'sau đổ vỡ',
]);

/** A name follows these in any spelling; after `SPELLING` only one in capitals or in quotes. */
export const CALLED: ReadonlySet<string> = new Set(listed('tên, ten, name, named, nick, nickname, danh'));
export const SPELLING: ReadonlySet<string> = new Set(
  listed('chữ, chu, khắc, khac, ghép, ghep, ráp, rap, xâu, xau, initial, initials'),
);
/** Refusals with their marks, of which an amount may be too much ("không được quá"); an alternation. */
export const NOT_BEYOND = 'không|hông|hổng|đừng|chớ|chẳng|chưa|chua|vượt|vuot';
/** Slot key of the concept for all letters. */
export const LETTERS = 'shape:chữ và số';
/** The word that begins a comparison, and words that precede a colour. */
export const LIKE = 'như';
export const ONE = 'một';
export const COLOR = 'màu';
export const SHEEN = 'ánh';

/** Words that are written so anyway: a wish of nothing else besides words with marks is typed with marks. */
export const WRITTEN_PLAIN: ReadonlySet<string> = new Set(
  listed(
    'nho, sen, lan, mai, cho, em, charm, shop, nha, hoa, con, xin, anh, tui, ai, hay, coi, xem, cam, xanh, thui, pha, trong, hai, ba, chim, voi, ong, chi, ta, cua, thu, cute, ngon, kia, xinh, ghi, be, kem, tone, pastel, mini, vintage, size, ship, sale, combo, set, mix, style',
  ),
);

/** Numbers of charms by their folded names, where their marks change them. */
export const NUMBERS_TYPED: Readonly<Record<string, string>> = {
  bon: 'bốn',
  nam: 'năm',
  sau: 'sáu',
  bay: 'bảy',
  tam: 'tám',
  muoi: 'mười',
};

const TONED = { a: 'àáảãạ', e: 'èéẻẽẹ', o: 'òóỏõọ', u: 'ùúủũụ', y: 'ỳýỷỹỵ' };
/** `oà` is `òa` here, `uý` is `úy`: the tone of an open pair stands on its first letter. */
export const MOVED_TONES: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 5 }, (_, tone) => [
    [`o${TONED.a[tone] ?? ''}`, `${TONED.o[tone] ?? ''}a`] as const,
    [`o${TONED.e[tone] ?? ''}`, `${TONED.o[tone] ?? ''}e`] as const,
    [`u${TONED.y[tone] ?? ''}`, `${TONED.u[tone] ?? ''}y`] as const,
  ]).flat(),
);

/** What begins a request, and what may stand before it: "giờ kiếm …", "nên thử …". */
export const REQUESTS: ReadonlySet<string> = new Set(
  listed(
    'đổi, kiếm, chuyển, qua, mua, thử, xem, coi, tư, gợi, đặt, làm, thay, kết, săn, sang, phối, ráp, xâu, đưa, lựa, gửi, show, giới, đề',
  ),
);
export const NOW: ReadonlySet<string> = new Set(listed('giờ, nay'));
export const BEFORE_REQUEST: ReadonlySet<string> = new Set([
  ...NOW,
  ...listed(
    'em, mình, tui, tôi, bây, nên, vậy, thế, thì, thôi, chắc, shop, bạn, ad, ơi, cứ, hãy, nhờ, chị, anh, để, cho, định, tính',
  ),
]);
