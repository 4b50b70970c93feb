import { concept, type Concept } from './concepts.ts';

/**
 * Animals that the starter catalogue has no charm of, and those that come nearest: who asks for one is told that the shop does not
 * have it, and shown others. A charm with such a name answers to it. Words that mean something else without `con` are left out.
 */
export const OTHER_ANIMALS: readonly Concept[] = (
  [
    ['con voi', 'voi con, chú voi, elephant, dumbo', '||| gấu trúc, cá voi, hươu sao, animal'],
    ['con rồng', 'rồng, rồng con, chú rồng, dragon', '||| cá koi, chuồn chuồn, animal'],
    [
      'khủng long',
      'con khủng long, khủng long con, dinosaur, dino',
      '||| rùa biển, cá voi, gấu trúc, animal',
    ],
    ['con hổ', 'hổ, cọp, hổ con, chú hổ, con cọp, cọp con, tiger', '||| mèo, cáo nhỏ, animal'],
    ['con sư tử', 'sư tử con, chú sư tử, lion, lion king', '||| mèo, cáo nhỏ, animal'],
    ['con khỉ', 'khỉ, khỉ con, chú khỉ, monkey', '||| gấu trúc, cáo nhỏ, animal'],
    [
      'con heo',
      'lợn, heo con, chú heo, con lợn, lợn con, chú lợn, pig, piggy',
      '||| gấu trúc, thỏ ngọc, nhím nhỏ, animal',
    ],
    ['con vịt', 'vịt, vịt con, chú vịt, vịt vàng, duck', '||| thiên nga, chim ruồi, animal'],
    ['con gà', 'gà con, chú gà, chick', '||| chim ruồi, bồ câu, animal'],
    ['con ngựa', 'ngựa con, chú ngựa, ngựa pony, horse, pony', '||| hươu sao, animal'],
    ['con bò', 'bò sữa, chú bò, con trâu, chú trâu, cow', '||| hươu sao, gấu trúc, animal'],
    ['chim cánh cụt', 'cánh cụt, penguin', '||| gấu trúc, bồ câu, cá heo, animal'],
    ['con ếch', 'ếch, ếch xanh, chú ếch, ếch con, frog', '||| rùa biển, chuồn chuồn, animal'],
    ['capybara', 'con capybara, chuột lang nước', '||| gấu trúc, nhím nhỏ, hươu sao, animal'],
    ['hamster', 'chuột hamster, con chuột, chuột nhỏ, chú chuột', '||| nhím nhỏ, thỏ ngọc, animal'],
    ['hươu cao cổ', 'giraffe, con hươu cao cổ', '||| hươu sao, animal'],
    ['cá mập', 'con cá mập, shark, baby shark', '||| cá voi, cá heo, animal'],
    ['bạch tuộc', 'con bạch tuộc, octopus, sứa biển, con sứa', '||| cá voi, rùa biển, animal'],
    ['cá sấu', 'con cá sấu, crocodile', '||| rùa biển, animal'],
    ['kangaroo', 'chuột túi, con chuột túi', '||| thỏ ngọc, hươu sao, animal'],
    ['con rắn', 'rắn, rắn con, chú rắn, snake', '||| rùa biển, cá koi, animal'],
    ['ốc sên', 'con ốc sên, snail', '||| bọ rùa, animal'],
    ['con dơi', 'dơi, dơi con, bat', '||| cú mèo, bướm, animal'],
    ['phượng hoàng', 'chim phượng hoàng, phượng hoàng lửa, phoenix', '||| thiên nga, chim ruồi, animal'],
    ['lạc đà', 'con lạc đà, alpaca', '||| hươu sao, animal'],
    ['con nhện', 'nhện, nhện con, spider', '||| bọ rùa, chuồn chuồn, animal'],
    ['con kiến', 'kiến con, chú kiến', '||| ong mật, bọ rùa, animal'],
    ['hồng hạc', 'chim hồng hạc, flamingo', '||| thiên nga, chim ruồi, animal'],
    ['con vẹt', 'vẹt, chim vẹt, chú vẹt, parrot', '||| chim ruồi, bồ câu, animal'],
    ['đại bàng', 'chim đại bàng, con đại bàng, eagle', '||| bồ câu, cú mèo, animal'],
    ['chó sói', 'sói, con chó sói, con sói, wolf', '||| cáo nhỏ, mèo, animal'],
    ['tê giác', 'con tê giác, rhino', '||| hươu sao, gấu trúc, animal'],
    ['hải cẩu', 'con hải cẩu, chú hải cẩu', '||| cá heo, cá voi, animal'],
    ['rái cá', 'con rái cá, chú rái cá, otter', '||| nhím nhỏ, cá heo, animal'],
    ['con lười', 'chú lười, sloth', '||| gấu trúc, animal'],
    ['ngựa vằn', 'con ngựa vằn, zebra', '||| hươu sao, gấu trúc, animal'],
    ['hà mã', 'con hà mã, chú hà mã, hippo', '||| gấu trúc, cá voi, animal'],
    ['tắc kè', 'con tắc kè, thằn lằn, con thằn lằn', '||| rùa biển, animal'],
    ['con công', 'chim công, peacock', '||| thiên nga, chim ruồi, bướm, animal'],
  ] as const
).map(concept('shape'));
