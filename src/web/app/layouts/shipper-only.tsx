import { Guarded } from '../guards.tsx';

export default function ShipperOnlyLayout() {
  return <Guarded only="shipper" />;
}
