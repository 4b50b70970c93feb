import { useId, type ReactNode } from 'react';
import '../styles/switch.css';

interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** being saved: it stays in its old position until that is done */
  busy?: boolean;
}

/** A setting that applies immediately, without saving a form. The label is part of the click target. */
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
