import { useId, type ReactNode } from 'react';
import '../styles/switch.css';

interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** being switched: it stays where it was until that is done */
  busy?: boolean;
}

/** Something that is on or off at once, without a save. The words are part of the target. */
export function Switch({ label, hint, checked, onChange, disabled, busy }: SwitchProps) {
  const hintId = useId();
  return (
    <div>
      <label className="choice switching">
        <span className="grow font-medium">{label}</span>
        <input
          type="checkbox"
          role="switch"
          className="switch"
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          aria-busy={busy || undefined}
          aria-describedby={hint ? hintId : undefined}
          onChange={({ target }) => !busy && onChange(target.checked)}
        />
      </label>
      {hint && (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}
