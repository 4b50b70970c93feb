import { useState } from 'react';
import { checkBraceletName } from '#domain/design/complete.ts';
import { designHints, designTitles } from '#domain/design/copy.vi.ts';
import type { DesignIssueCode } from '#domain/design/complete.ts';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { classes } from '#web/ui/classes.ts';
import { copy } from '../copy.vi.ts';
import { BRACELET_NAME_ID } from '../focus.ts';
import { Fit } from './Fit.tsx';
import { WristField } from './WristField.tsx';
import { useBraceletName, useBuilder } from '../builder-context.ts';
import * as styles from './choices.module.css';

/** Name length, in letters, that fits in one line beside the wrist field. */
const BESIDE = 12;

/** Fields for the bracelet's name and wrist size. */
export function NameAndWrist() {
  return (
    <div className={styles.nameAndWrist}>
      <BraceletName />
      <WristField />
      <Fit />
    </div>
  );
}

function BraceletName() {
  const { store } = useBuilder();
  const name = useBraceletName();
  const [judged, setJudged] = useState(name !== '');
  // No error for an empty name: the finish button asks for it, and the next bracelet starts without an error.
  const issue = judged && name !== '' ? checkBraceletName(name) : null;
  return (
    <TextArea
      id={BRACELET_NAME_ID}
      className={classes(styles.braceletName, name.length > BESIDE && styles.long)}
      rows={1}
      label={copy.braceletName}
      value={name}
      placeholder={copy.braceletNamePlaceholder}
      autoComplete="off"
      error={issue && sentence(issue.code as DesignIssueCode)}
      // A single-line field that grows to show all 50 letters: line breaks are removed, Enter is ignored.
      onChange={(event) => store.rename(event.target.value.replace(/\n/g, ' '))}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      // Like a native single-line input: focus by Tab selects the content.
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={() => setJudged(name !== '')}
    />
  );
}

/** Too short, too long or invalid characters: the hint explains the fix; a missing name uses its title. */
function sentence(code: DesignIssueCode): string {
  return code === 'name_missing' ? designTitles[code] : designHints[code];
}
