/** What plain wishes are made of: who asks, for whom it is, for what, what it is. */
const PEOPLE =
  'mẹ,bố,ba,má,bà ngoại,ông nội,vợ,chồng,người yêu,bạn trai,bạn gái,con gái,con trai,chị gái,em gái,anh trai,em trai,cô giáo,thầy,sếp,dì,cháu gái,bạn thân,mẹ chồng,đồng nghiệp,em bé,cả nhà,con bạn thân'.split(
    ',',
  );
const OCCASIONS =
  'sinh nhật,8/3,20/10,Giáng sinh,Valentine,kỷ niệm ngày cưới,tốt nghiệp,nghỉ hưu,Tết,năm mới,tân gia,thăng chức,đầy tháng,Trung thu,đi học xa,cuối năm'.split(
    ',',
  );
const THINGS =
  'con mèo,hoa hồng,trái tim,ngôi sao,con bướm,hoa sen,mặt trăng,ngọc trai,chữ cái,cá heo,đám mây,nơ,hoa hướng dương,cỏ bốn lá,đá quý,con vật,vòng tay,charm hoa,charm rẻ,cái vòng màu xanh,vòng màu tím,quà,món gì xinh,một chiếc vòng'.split(
    ',',
  );
/** `R` for somebody, `O` for an occasion, `X` for a thing. */
const FRAMES =
  'em muốn mua quà cho R|em muốn mua X cho R|em muốn tặng R X|mình muốn tìm X tặng R|O này em muốn mua quà cho R|em muốn mua quà O cho R|cho em xem X|em tìm X cho R|shop có X không ạ|con muốn tặng R một món nhân O|cháu muốn mua X cho R|tôi muốn mua X cho R|anh muốn tặng R X nhân dịp O|chị muốn đặt X cho R nha|em cần mua X gấp cho R|em muốn hỏi mua X|giờ em muốn đổi sang X|em không thích X nữa, lấy X|em muốn X nhưng không có X|R em thích X lắm|R em không thích X|em chỉ muốn X thôi|R em sắp O, em muốn tặng X|em mới có lương muốn mua X cho R|em với R muốn mua vòng đôi|R với em muốn đeo X giống nhau|em không biết tặng gì cho R|em không biết R thích gì|em muốn một cái vòng cho R có X|để R đeo đi làm|em muốn mua cho R một cái vòng thật đẹp|em muốn làm cho R một chiếc vòng có X|em muốn gửi X về cho R ở quê|em xa nhà muốn gửi quà cho R|R em mất rồi, em muốn X để nhớ R|em chia tay rồi, mua X cho mình|hôm nay em buồn, muốn mua X|em thi rớt, muốn mua X tự an ủi|R em đang nằm viện, em muốn tặng X|R mới sinh em bé, em muốn tặng X|em hết tiền rồi, có X nào rẻ không|em không có nhiều tiền, muốn tặng R X|em sợ R không thích X|em lo R chê X|em muốn R vui|em muốn R nhớ em mỗi ngày|em muốn cảm ơn R|em muốn xin lỗi R bằng X|em giận R, giờ muốn làm hòa bằng X|em yêu R nhiều lắm, muốn tặng X|em mệt quá, tự thưởng X|em muốn tự thưởng X sau kỳ thi|O này em ở một mình, tự mua X|cuối đời R chỉ thích X|R em già rồi, muốn tặng X|em muốn mua X để lại cho con gái đeo|em muốn giữ X làm kỷ niệm|quà chia tay R, em muốn X|tạm biệt R đi xa, em muốn tặng X|em muốn tặng X cho R trước khi R đi|em muốn mua X mà R không biết|R cho em 200k mua X|em muốn mua X dưới 100k cho R'.split(
    '|',
  );

/**
 * Plain wishes: every frame with so many fillings, always the same.
 * @param each fillings of a frame
 * @param from which filling to begin with: other fillings, other wishes
 */
export function plainWishes(each: number, from = 0): string[] {
  return FRAMES.flatMap((frame, at) =>
    Array.from({ length: each }, (_, n) => {
      const pick = (words: readonly string[], step: number, used: number) =>
        words[(at * 7 + (from + n) * step + used * 5) % words.length]!;
      let used = 0;
      return frame
        .replaceAll('R', pick(PEOPLE, 11, 0))
        .replaceAll('O', pick(OCCASIONS, 5, 0))
        .replaceAll('X', () => pick(THINGS, 7, (used += 1)));
    }),
  );
}
