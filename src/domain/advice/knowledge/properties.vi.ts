import { concept, type Concept } from './concepts.ts';

/** What animals and flowers are like, as somebody asks for them who names none: the small ones, those of spring, of a country. */
export const PROPERTIES: readonly Concept[] = (
  [
    [
      'con vật nhỏ xíu',
      'con gì bé tí, con gì nhỏ, con gì nhỏ xíu, con gì tí hon, con nhỏ xíu, con bé tí, con vật bé, con vật bé xíu, con vật tí hon, thú nhỏ xíu, loài vật nhỏ, động vật nhỏ xíu, động vật bé, động vật tí hon, thú tí hon, mấy con nhỏ xíu, mấy con bé xíu, con bé xíu, tiny animal, small animal',
      'ong mật, bọ rùa, chuồn chuồn, chim ruồi, bướm, nhím nhỏ | thỏ ngọc',
    ],
    [
      'con vật to lớn',
      'con gì to, con gì to lớn, con gì bự, con gì lớn, con to lớn, con vật to, con vật lớn, con vật khổng lồ, thú lớn, động vật lớn, con khổng lồ, big animal',
      'cá voi, gấu trúc, hươu sao, cá heo | rùa biển, thiên nga',
    ],
    [
      'con vật chậm rãi',
      'con gì chậm chạp, con gì chậm, con gì chậm rãi, con vật chậm, con chậm chạp, con gì từ tốn, slow animal',
      'rùa biển, gấu trúc | nhím nhỏ, cá voi, bọ rùa',
    ],
    [
      'con vật nhanh nhẹn',
      'con gì nhanh, con gì nhanh nhẹn, con vật nhanh, con gì chạy nhanh, con vật nhanh nhẹn, con nhanh nhẹn, loài nhanh nhẹn',
      'chim ruồi, cá heo, thỏ ngọc, cáo nhỏ, hươu sao | chuồn chuồn, ong mật, mèo',
    ],
    [
      'con vật thông minh',
      'con gì khôn, con gì thông minh, con vật khôn, con vật thông minh, loài thông minh, thú thông minh, con thông minh, con gì lanh, con gì tinh khôn, con khôn ngoan',
      'cú mèo, cáo nhỏ, cá heo | mèo, cá voi, ong mật',
    ],
    [
      'con vật hiền lành',
      'con gì hiền, con gì hiền lành, con vật hiền, con vật hiền lành, thú hiền, loài hiền lành, con hiền hiền, con hiền lành, con gì hiền khô',
      'thỏ ngọc, gấu trúc, bồ câu, hươu sao, cá voi | rùa biển, thiên nga, nhím nhỏ, cá heo',
    ],
    [
      'con vật ăn cỏ',
      'thú ăn cỏ, con ăn cỏ, động vật ăn cỏ, loài ăn cỏ, con gì ăn cỏ, con ăn lá',
      'thỏ ngọc, hươu sao, gấu trúc | rùa biển',
    ],
    ['con có vỏ', 'con gì có vỏ, con gì có mai, loài có vỏ, vật có vỏ', 'rùa biển, bọ rùa, vỏ sò'],
    [
      'có gai',
      'con gì có gai, thứ có gai, hình có gai, gai nhọn, có gai nhọn, loài có gai',
      'nhím nhỏ, xương rồng | hoa hồng',
    ],
    [
      'phát sáng',
      'thứ gì phát sáng, phát sáng, tỏa sáng trong đêm, sáng trong đêm, vật phát sáng, ánh sáng trong đêm',
      'ngôi sao, trăng lưỡi liềm, đèn lồng, mặt trời, đá mặt trăng',
    ],
    [
      'nhân vật cổ tích',
      'con gì trong truyện cổ tích, con vật cổ tích, đồ trong truyện cổ tích, hình cổ tích, charm cổ tích, đồ cổ tích, con vật trong truyện',
      'nấm đỏ, vương miện, thiên nga, hươu sao, giày ba lê | bướm, thỏ ngọc, cầu vồng, bông tuyết, chìa khóa | trăng lưỡi liềm, cú mèo, cáo nhỏ, ngôi sao, hoa hồng',
    ],
    [
      'đồ phong thủy',
      'biểu tượng phong thủy, vật phẩm phong thủy, hình phong thủy, linh vật phong thủy, charm phong thủy, hạt phong thủy, món phong thủy, thích phong thủy, mê phong thủy, tin phong thủy, chuộng phong thủy, rành phong thủy',
      'âm dương, cá koi, ngọc bích, rùa biển, đá mắt hổ, mắt xanh | hoàng ngọc, hươu sao, cỏ bốn lá, hoa sen | hổ phách, thạch anh tím, chuông vàng, đèn lồng, mai vàng',
    ],
    [
      'hoa nhỏ',
      'hoa nhỏ li ti, hoa li ti, hoa nhỏ xíu, hoa bé xíu, bông nhỏ xíu, bông li ti, hoa tí hon, bông bé xíu, hoa bé tí, hoa nhỏ nhắn, bông nhỏ nhắn, tiny flowers, hoa cánh nhỏ',
      'lưu ly, linh lan, oải hương, cẩm tú cầu, hoa nhài, cúc họa mi | bìm bìm, hoa anh đào, hoa sứ, bồ công anh | hoa giấy, hoa păng-xê',
    ],
    [
      'hoa cúng',
      'bông cúng, hoa cúng rằm, bông cúng rằm, hoa bàn thờ, hoa dâng phật, bông dâng phật, hoa cúng phật, hoa đi chùa, bông nào cúng, hoa nào cúng, bông nào cúng rằm, hoa nào cúng rằm',
      'hoa sen, cúc đại đóa, hoa ly, hoa nhài | hoa sứ, hoa hồng, cẩm chướng, lan hồ điệp',
    ],
    [
      'hoa to',
      'hoa to sang, hoa to, hoa lớn, bông to, bông lớn, hoa bự, bông bự, hoa cánh to, hoa nở to, bông nở to, big flowers',
      'mẫu đơn, hướng dương, hoa ly, hoa sen, lan hồ điệp, trạng nguyên | dâm bụt, cẩm tú cầu, cúc đại đóa, hoa hồng, mộc lan, hoa trà',
    ],
    [
      'hoa mùa xuân',
      'hoa xuân, loài hoa mùa xuân, bông mùa xuân, hoa nở mùa xuân, hoa nở vào xuân, hoa tháng giêng, spring flowers, hoa ngày xuân',
      'mai vàng, hoa đào, hoa anh đào, thủy tiên, tulip | mộc lan, hoa trà, mẫu đơn, hoa păng-xê | cúc đại đóa',
    ],
    [
      'hoa mùa hè',
      'hoa hè, hoa mùa hạ, loài hoa mùa hè, bông mùa hè, hoa nở mùa hè, hoa nở vào hè, summer flowers',
      'dâm bụt, hoa giấy, hoa sen, hướng dương, hoa sứ | oải hương, cẩm tú cầu, bìm bìm, hoa nhài | hoa ly, hoa hồng',
    ],
    [
      'hoa mùa thu',
      'hoa thu, loài hoa mùa thu, bông mùa thu, hoa nở mùa thu, autumn flowers, hoa tháng mười',
      'cúc đại đóa, cúc họa mi | hoa trà, hướng dương',
    ],
    [
      'hoa mùa đông',
      'hoa đông, loài hoa mùa đông, hoa nở mùa đông, bông mùa đông, hoa mùa lạnh, winter flowers, hoa tháng mười hai',
      'trạng nguyên, cúc họa mi, hoa trà | thủy tiên, linh lan',
    ],
    [
      'hoa nhiệt đới',
      'hoa xứ nóng, hoa miền nhiệt đới, bông nhiệt đới, hoa vùng nhiệt đới, hoa mùa hè nhiệt đới, tropical flowers, hoa hawaii, hoa miền biển, hoa vùng biển, hoa xứ biển',
      'dâm bụt, hoa sứ, hoa giấy | lan hồ điệp, hoa sen, hướng dương',
    ],
    [
      'hoa miền Bắc',
      'hoa hà nội, hoa thủ đô, hoa xứ bắc, hoa đất bắc, bông miền bắc, hoa tây hồ, hoa của hà nội',
      'hoa đào, cúc họa mi, hoa sen | hoa nhài, thủy tiên, cúc đại đóa, hoa ly, mẫu đơn',
    ],
    [
      'hoa miền Nam',
      'hoa miền tây, hoa sài gòn, hoa phương nam, bông miền tây, bông miền nam, hoa xứ nam, hoa miệt vườn',
      'mai vàng, hoa giấy, hoa sen, dâm bụt | hoa sứ, hoa nhài, bìm bìm, cúc đại đóa',
    ],
    [
      'hoa miền Trung',
      'hoa huế, hoa xứ huế, hoa cố đô, bông miền trung, hoa của huế',
      'hoa sen, hoa sứ, mai vàng | hoa giấy, hoa nhài, mộc lan',
    ],
    [
      'hoa Việt Nam',
      'hoa quốc hoa, hoa quê hương, hoa quê mình, hoa nước mình, hoa đặc trưng việt nam, bông việt nam, vietnamese flowers, hoa việt',
      'hoa sen, mai vàng, hoa đào | hoa giấy, hoa sứ, hoa nhài, bìm bìm, cúc đại đóa, dâm bụt',
    ],
    [
      'hoa châu Âu',
      'hoa nước ngoài, hoa tây, hoa ngoại, hoa xứ lạnh, hoa phương tây, hoa pháp, hoa nhập, hoa ôn đới, european flowers, hoa châu âu, hoa trời tây',
      'tulip, oải hương, linh lan, hoa păng-xê, lưu ly | hoa hồng, cẩm chướng, thủy tiên, mẫu đơn, hướng dương, cúc họa mi | cẩm tú cầu, hoa ly, bồ công anh',
    ],
    [
      'hoa Nhật Bản',
      'hoa nhật, hoa xứ phù tang, hoa nhật bản, hoa của nhật, japanese flowers, hoa xứ hàn, hoa hàn quốc, hoa á đông, hoa kiểu nhật',
      'hoa anh đào, hoa trà, cẩm tú cầu | mộc lan, mẫu đơn, cúc đại đóa, bìm bìm',
    ],
  ] as const
).map(concept('shape'));
