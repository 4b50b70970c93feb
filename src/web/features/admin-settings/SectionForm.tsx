import { useId, type ReactNode } from 'react';
import type { SettingsState } from '#contract/http/settings.ts';
import { sectionLabels } from '#domain/shop/copy.vi.ts';
import { isSettingName, type SettingSection } from '#domain/shop/settings.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import * as styles from './settings.module.css';
import { SettingField } from './SettingField.tsx';
import { useSection, type SectionDraft } from './use-section.ts';
import { labelOf, shownValue } from './values.ts';

export interface SectionFormProps {
  section: SettingSection;
  /** of the section's element, for links to it */
  id?: string;
  state: SettingsState;
  onUnsaved: (section: SettingSection, is: boolean) => void;
  /** below the fields: account verification, or the preview of the legal pages */
  renderMore?: (draft: SectionDraft) => ReactNode;
  /** replaces the 'save' label where saving goes to the next stage */
  then?: { label: string; go: () => void };
}

/** One section of the settings, saved on its own. */
export function SectionForm({ section, id, state, onUnsaved, renderMore, then }: SectionFormProps) {
  const titleId = useId();
  const { form, names, foreign, submit, saving, draft } = useSection(section, state, onUnsaved, then?.go);
  return (
    <Card as="section" id={id} tabIndex={-1} aria-labelledby={titleId}>
      <form
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving) inBackground(submit(event));
        }}
      >
        <h2 id={titleId} className={styles.title}>
          {sectionLabels[section]}
        </h2>
        {foreign.length > 0 && (
          <Banner tone="warning" title={copy.changedElsewhere}>
            <p>{copy.changedElsewhereText}</p>
            <ul>
              {foreign.map(({ path, to }) => (
                <li key={path}>{foreignLine(path, to)}</li>
              ))}
            </ul>
          </Banner>
        )}
        <div className="grid items-start gap-4 md:grid-cols-2">
          {names.map((name) => (
            <SettingField key={name} name={name} form={form} state={state} />
          ))}
        </div>
        {renderMore?.(draft)}
        <footer className="flex justify-end">
          <Button
            type="submit"
            variant={draft.isDirty || then ? undefined : 'paper'}
            loading={saving}
            loadingLabel={copy.saving}
            aria-label={then ? undefined : `${copy.save}: ${sectionLabels[section]}`}
          >
            {then?.label ?? copy.save}
          </Button>
        </footer>
      </form>
    </Card>
  );
}

function foreignLine(path: string, to: unknown): string {
  if (!isSettingName(path)) return path;
  const value =
    typeof to === 'string' || typeof to === 'number' || typeof to === 'boolean' ? shownValue(path, to) : '';
  return copy.took(labelOf(path), value || copy.empty);
}
