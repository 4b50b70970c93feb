import { listed } from './concepts.ts';

// `ngoài` refuses what follows it, or tells where something is: "con gì sống ngoài đại dương".

/** Before it: what is or happens somewhere. */
export const IS_SOMEWHERE: ReadonlySet<string> = new Set(
  listed(
    'sống, ở, nằm, mọc, nở, bơi, bay, đậu, đi, ra, từ, như, trồng, nuôi, bán, dạo, chơi, làm, thấy, gặp, ngồi, đứng, hoang, chạy, nhìn, ngắm, trôi, lênh đênh, bắt, hái, nhặt, phơi, đóng, canh, trực, công tác',
  ),
);
/** After it: a place out there. */
export const PLACES_OUTSIDE: readonly (readonly string[])[] = listed(
  'đại dương, biển, khơi, trời, vườn, đồng, ruộng, bờ, rừng, núi, chợ, phố, đảo, hiên, sân, đường, đời, bãi, sông, suối, hồ, ao, đầm, ban công, cửa, vũ trụ, không gian, thiên nhiên, công viên, tiệm, hàng, quán, rạn, quê, bắc, trung, xa, kia, ấy, đó, hà nội, huế, vịnh, bến, cảng, ngõ, hẻm, xóm, nghĩa trang, nước, nước ngoài',
).map((place) => place.split(' '));
