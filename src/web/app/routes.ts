import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** The route table of spec §2. Access is decided by each page's layout (`guards.tsx`). */
export default [
  layout('layouts/shop.tsx', [
    index('../pages/home.tsx'),
    route('garden', '../pages/garden.tsx'),
    route('help', '../pages/help.tsx'),
    route('blog', '../pages/blog.tsx'),
    route('cart', '../pages/cart.tsx'),
    layout('layouts/signed-in.tsx', [
      route('builder', '../pages/builder.tsx'),
      route('order', '../pages/order.tsx'),
      route('profile', '../pages/profile.tsx'),
      route('orders', '../pages/orders.tsx'),
    ]),
    layout('layouts/admin-only.tsx', [route('admin', '../pages/admin.tsx')]),
    layout('layouts/shipper-only.tsx', [route('shipper', '../pages/shipper.tsx')]),
  ]),
  layout('layouts/guest-only.tsx', [
    route('login', '../pages/login.tsx'),
    route('register', '../pages/register.tsx'),
    route('verify-otp', '../pages/verify-otp.tsx'),
    route('forgot-password', '../pages/forgot-password.tsx'),
    route('reset-password', '../pages/reset-password.tsx'),
  ]),
  route('*', '../pages/unknown.tsx'),
] satisfies RouteConfig;
