import { phoneLink, socialLinks, type PublicShop } from '#domain/shop/public.ts';
import { escapeHtml } from '#server/platform/mail/html.ts';

const copy = {
  soon: 'Sắp mở cửa',
  lead: 'Khu vườn đang được chăm những luống cuối.',
  text: 'Bông và mọi người đang xâu vòng sau cánh cổng. Bạn ghé lại ít hôm nữa nhé, cổng vườn sẽ mở.',
  contact: 'Cần gì, bạn gọi hay nhắn cho tiệm nhé.',
  signIn: 'Đăng nhập',
  orders: 'Đơn hàng của bạn',
};

/**
 * The page that visitors see while the shop is closed: without scripts, and of the bundle only the fonts.
 * @param fonts address of the style sheet that declares them; null where nothing is built
 * @param isCustomer a signed-in customer finds the way to her orders
 */
export function closedPage(shop: PublicShop, fonts: string | null, isCustomer: boolean): string {
  const links = [
    ...(shop.phone ? [{ href: phoneLink(shop), label: shop.phone }] : []),
    ...(shop.email ? [{ href: `mailto:${shop.email}`, label: shop.email }] : []),
    ...socialLinks(shop),
  ].map(({ href, label }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></li>`);
  const name = escapeHtml(shop.name);
  return `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#F5F5DC">
<meta name="color-scheme" content="only light">
<title>${copy.soon} · ${name}</title>
<link rel="icon" href="/brand/favicon.svg">
${fonts === null ? '' : `<link rel="stylesheet" href="${fonts}">\n`}<link rel="stylesheet" href="/brand/opening.css">
</head>
<body>
<main>
<div class="gate"><img src="/brand/mascot-waving.webp" alt="" width="220" height="220"></div>
<div><p class="soon">${copy.soon}</p></div>
<h1>${name}</h1>
<p class="lead">${escapeHtml(shop.slogan || copy.lead)}</p>
${isCustomer ? `<p class="orders"><a href="/orders">${copy.orders}</a></p>` : ''}
<p>${copy.text}${links.length > 0 ? ` ${copy.contact}` : ''}</p>
${links.length > 0 ? `<ul>${links.join('')}</ul>` : ''}
${isCustomer ? '' : `<p class="sign-in"><a href="/login">${copy.signIn}</a></p>`}
</main>
</body>
</html>
`;
}
