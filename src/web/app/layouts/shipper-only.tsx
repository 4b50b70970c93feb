import { Outlet } from 'react-router';

export default function ShipperOnlyLayout() {
  return <Outlet />;
}
