import { useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { GoodsFacts } from '#contract/http/catalogue.ts';
import { FACT_NAMES, NUMBER_FACT_NAMES, TEXT_FACT_NAMES, TEXT_FACTS } from '#domain/catalogue/facts.ts';
import { factsCopy } from '#domain/catalogue/facts.vi.ts';
import { fieldOf } from '#web/lib/form.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { copy } from './copy.vi.ts';
import { factValuesOf, type FactValues } from './facts.ts';
import type { FormValues } from './stored.ts';
import * as styles from './facts.module.css';

interface FactFieldsProps<Values extends FormValues & FactValues> {
  form: UseFormReturn<Values>;
  /** inherited values of empty fields: those of the charm's category */
  kind?: GoodsFacts | undefined;
  /** explains what an empty field means */
  hint: string;
}

/** Collapsible fields for size and material of a charm or category; an invalid field expands them. */
export function FactFields<Values extends FormValues & FactValues>({
  form,
  kind,
  hint,
}: FactFieldsProps<Values>) {
  const { errors } = form.formState;
  const isWrong = FACT_NAMES.some((name) => name in errors);
  // Expanded by an invalid field, it stays expanded once the field is corrected.
  const [isOpen, setOpen] = useState(false);
  const otherwise = factValuesOf(kind);
  const field = (name: (typeof FACT_NAMES)[number]) => fieldOf(form, name as FieldPath<Values>);
  return (
    <details
      className={styles.facts}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="lbl">{factsCopy.heading}</summary>
      <p className="hint">{hint}</p>
      <div className={styles.numbers}>
        {NUMBER_FACT_NAMES.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            label={factsCopy.labels[name]}
            placeholder={otherwise[name]}
            inputMode="decimal"
            autoComplete="off"
            after={<span className={styles.unit}>{factsCopy.units[name]}</span>}
          />
        ))}
      </div>
      <div className={styles.words}>
        {TEXT_FACT_NAMES.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            label={factsCopy.labels[name]}
            placeholder={otherwise[name] || copy.factExamples[name]}
            maxLength={TEXT_FACTS[name]}
          />
        ))}
      </div>
    </details>
  );
}
