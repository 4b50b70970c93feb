export default function BuilderPage() {
  return null;
}
