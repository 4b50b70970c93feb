import '#web/features/auth/auth.module.css';
import { Outlet } from 'react-router';
import { AuthFrame } from '#web/features/auth/AuthFrame.tsx';
import { GuestsOnly } from '../guards.tsx';

export default function GuestOnlyLayout() {
  return (
    <GuestsOnly>
      <AuthFrame>
        <Outlet />
      </AuthFrame>
    </GuestsOnly>
  );
}
