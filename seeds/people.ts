import type { ShippingAddress } from '#domain/identity/address.ts';
import type { Gender, Role } from '#domain/identity/roles.ts';

export type SeedUser = {
  name: string;
  email: string;
  role: Role;
  gender: Gender;
  /** Has bought before and reviewed it (`demo-reviews.ts`). */
  reviews?: true;
  addresses: readonly (ShippingAddress & { label?: string })[];
};

/** The password of every demo account; printed by `npm start`, so it protects nothing. */
export const DEMO_PASSWORD = 'VuonCharm2026';

/**
 * One account per role for trying the shop, a second customer and shipper, and the reviewers. `npm start` prints the first of
 * each role.
 */
export const users: readonly SeedUser[] = [
  {
    name: 'Nguyễn Khánh Linh',
    email: 'linh@vuoncharm.example',
    role: 'customer',
    gender: 'female',
    addresses: [
      {
        label: 'Nhà',
        fullName: 'Nguyễn Khánh Linh',
        phone: '0912345678',
        addressLine1: '27/4 Hẻm Hoa Giấy',
        city: 'Hồ Chí Minh',
        ward: 'Phường Xuân Hòa',
        country: 'VN',
      },
      {
        label: 'Cơ quan',
        fullName: 'Nguyễn Khánh Linh',
        phone: '0912345678',
        addressLine1: '118 Lê Lợi',
        addressLine2: 'Lầu 6',
        city: 'Hồ Chí Minh',
        ward: 'Phường Sài Gòn',
        country: 'VN',
      },
    ],
  },
  {
    name: 'Trần Mai Anh',
    email: 'maianh@vuoncharm.example',
    role: 'customer',
    gender: 'female',
    addresses: [
      {
        label: 'Nhà',
        fullName: 'Trần Mai Anh',
        phone: '0903456781',
        addressLine1: '15 Ngõ Hoa Sữa',
        city: 'Hồ Chí Minh',
        ward: 'Phường Xuân Hòa',
        country: 'VN',
      },
    ],
    reviews: true,
  },
  {
    name: 'Đỗ Minh Khôi',
    email: 'khoi@vuoncharm.example',
    role: 'customer',
    gender: 'male',
    addresses: [
      {
        label: 'Nhà',
        fullName: 'Đỗ Minh Khôi',
        phone: '0913456782',
        addressLine1: '42 Đường Hoa Lan',
        city: 'Hồ Chí Minh',
        ward: 'Phường Sài Gòn',
        country: 'VN',
      },
    ],
    reviews: true,
  },
  {
    name: 'Võ Quỳnh Như',
    email: 'nhu@vuoncharm.example',
    role: 'customer',
    gender: 'female',
    addresses: [
      {
        label: 'Nhà',
        fullName: 'Võ Quỳnh Như',
        phone: '0923456783',
        addressLine1: '8/12 Hẻm Phượng Vĩ',
        city: 'Hồ Chí Minh',
        ward: 'Phường Tân Hưng',
        country: 'VN',
      },
    ],
    reviews: true,
  },
  {
    name: 'Phạm Gia Hân',
    email: 'han@vuoncharm.example',
    role: 'customer',
    gender: 'female',
    addresses: [
      {
        label: 'Nhà',
        fullName: 'Phạm Gia Hân',
        phone: '0987112233',
        addressLine1: 'Chung cư Hoa Sen',
        addressLine2: 'Căn 8.04',
        city: 'Hồ Chí Minh',
        ward: 'Phường Tân Hưng',
        country: 'VN',
      },
    ],
  },
  {
    name: 'Trần Bảo Ngọc',
    email: 'admin@vuoncharm.example',
    role: 'admin',
    gender: 'female',
    addresses: [],
  },
  {
    name: 'Trần Văn Tú',
    email: 'shipper@vuoncharm.example',
    role: 'shipper',
    gender: 'male',
    addresses: [],
  },
  {
    name: 'Phan Thu Phương',
    email: 'shipper2@vuoncharm.example',
    role: 'shipper',
    gender: 'female',
    addresses: [],
  },
];
