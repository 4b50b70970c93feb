import { Outlet } from 'react-router';
import { GuestsOnly } from '../guards.tsx';

export default function GuestOnlyLayout() {
  return (
    <GuestsOnly>
      <Outlet />
    </GuestsOnly>
  );
}
