import { Outlet } from 'react-router';

export default function GuestOnlyLayout() {
  return <Outlet />;
}
