import { Guarded } from '../guards.tsx';

export default function SignedInLayout() {
  return <Guarded />;
}
