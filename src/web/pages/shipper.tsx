export default function ShipperPage() {
  return null;
}
