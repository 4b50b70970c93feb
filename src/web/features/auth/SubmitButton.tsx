import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { Button } from '#web/ui/actions/Button.tsx';

type SubmitButtonProps = {
  children: string;
  /** While sending. */
  gerund: string;
  sending: boolean;
  disabled?: boolean;
};

/** The one rose button of a form. It waits for hydration: before that nobody would hear it. */
export function SubmitButton({ children, gerund, sending, disabled }: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <Button
      type="submit"
      size="lg"
      full
      className="mt-1"
      loading={sending}
      loadingLabel={gerund}
      disabled={!hydrated || disabled}
    >
      {children}
    </Button>
  );
}
