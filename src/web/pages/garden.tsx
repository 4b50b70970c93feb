export default function GardenPage() {
  return null;
}
