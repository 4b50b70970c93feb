import { Button } from '#web/ui/actions/Button.tsx';

type SubmitButtonProps = {
  children: string;
  /** Label while sending. */
  gerund: string;
  sending: boolean;
  disabled?: boolean;
};

/** The single primary (rose) button of a form. */
export function SubmitButton({ children, gerund, sending, disabled }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="lg"
      full
      className="mt-1"
      loading={sending}
      loadingLabel={gerund}
      disabled={disabled}
    >
      {children}
    </Button>
  );
}
