import { Guarded } from '../guards.tsx';

export default function AdminOnlyLayout() {
  return <Guarded only="admin" />;
}
