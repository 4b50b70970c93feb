import { concept, type Concept } from './concepts.ts';

/** What somebody is like, where it is neither a look nor a wish. */
export const TEMPERS: readonly Concept[] = (
  [
    [
      'đanh đá',
      'dữ, dữ dằn, dữ như cọp, đanh đá chua ngoa, chằn, bà chằn, chằn lửa, hung dữ, ghê gớm, chua ngoa, mồm mép, xù lông, miệng dữ lòng hiền, khẩu xà tâm phật',
      'xương rồng, nhím nhỏ, đá mắt hổ, mèo | hồng ngọc, hoa hồng, cáo nhỏ, ong mật | bọ rùa, ngọc thạch lựu, mắt xanh, âm dương',
    ],
    [
      'nghiêm nghị',
      'nghiêm, nghiêm khắc, nghiêm túc, nguyên tắc, kỷ luật, khuôn phép, mực thước, gia trưởng, thực tế, lý trí, nghiêm như cán bộ, ít cười, mặt lạnh như tiền, đạo mạo',
      'la bàn, mỏ neo, cú mèo, lam ngọc sapphire, hoa trà | núi tuyết, mộc lan, cuốn sách, ngọc bích, ngọc trai, âm dương | hoa sen, lan hồ điệp, hoa ly, mũ tốt nghiệp, đá mắt hổ, lá bạch quả',
    ],
    [
      'hậu đậu',
      'ngốc, ngốc nghếch, ngố, khờ, khờ khạo, ngơ, ngơ ngơ, ngáo, ngáo ngơ, vụng, vụng về, lóng ngóng, đãng trí, đoảng, hậu đậu đáng yêu, não cá vàng, mất trí nhớ ngắn hạn',
      'gấu trúc, nấm đỏ, nhím nhỏ, bọ rùa | đám mây, mèo, cá heo, thỏ ngọc, dâu tây, ong mật | đôi anh đào, cáo nhỏ, rùa biển, ngôi sao, cúc họa mi',
    ],
    [
      'lười biếng',
      'lười, lười như hủi, làm biếng, lười chảy thây, ham ngủ, ham ăn, ham ăn ham ngủ, thích ngủ nướng, ngủ nướng, thích nằm, mê nằm, chậm chạp, từ tốn, thong thả, tà tà, chill chill, lề mề, chậm như rùa',
      'gấu trúc, mèo, đám mây, rùa biển | trăng lưỡi liềm, cá voi, cáo nhỏ, tách cà phê | oải hương, nhím nhỏ, thỏ ngọc, an nhiên',
    ],
    [
      'lanh lợi',
      'nhanh nhẹn, nhanh nhảu, lanh lẹ, lanh chanh, hoạt bát, năng động, hiếu động, tăng động, lí lắc, chạy nhảy suốt, không ngồi yên, nghịch như quỷ, quậy như quỷ, xông xáo, liếng thoắng',
      'chim ruồi, cáo nhỏ, cá heo, ong mật | mặt trời, thỏ ngọc, chuồn chuồn, mèo, cầu vồng | hươu sao, đôi anh đào, ngôi sao, bướm, hướng dương, sóng biển',
    ],
    [
      'hay dỗi',
      'hay hờn, hay hờn dỗi, hay giận hờn, dễ dỗi, đỏng đảnh, khó chiều, mít ướt, mau nước mắt, nhõng nhẽo, làm nũng, hay làm nũng, chảnh mèo, chảnh chọe, hay nhăn, lồi mắt',
      'mèo, nhím nhỏ, thỏ ngọc, nơ lụa | dâu tây, đôi anh đào, giọt sương, đám mây, bọ rùa | hoa hồng, xương rồng, gấu trúc, trái tim, tulip',
    ],
    [
      'cầu tiến',
      'tham vọng, nhiều tham vọng, có chí tiến thủ, chí tiến thủ, ham làm giàu, ham học hỏi, phấn đấu không ngừng, cầu toàn, hiếu thắng, thích chiến thắng, không chịu thua kém',
      'núi tuyết, cá koi, vương miện, hướng dương, đá mắt hổ | ngôi sao, la bàn, mặt trời, hồng ngọc | mũ tốt nghiệp, hoàng ngọc, ong mật, chinh phục',
    ],
  ] as const
).map(concept('style'));
