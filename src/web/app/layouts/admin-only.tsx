import { Outlet } from 'react-router';

export default function AdminOnlyLayout() {
  return <Outlet />;
}
