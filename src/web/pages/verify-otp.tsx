export default function VerifyOtpPage() {
  return null;
}
