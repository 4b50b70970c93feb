import type { Page } from 'playwright-core';

/** Fills in the registration. */
export async function fillInRegistration(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Họ tên').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill('banhmi2trung');
  await page.getByLabel('Nhập lại mật khẩu').fill('banhmi2trung');
}
