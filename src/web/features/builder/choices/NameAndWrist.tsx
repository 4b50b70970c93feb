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

/** Letters that stand in one line beside the wrist. */
const BESIDE = 12;

/** What the bracelet is called and whom it fits. */
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
  // A name that is missing is what the button below asks for; the next bracelet does not begin with a complaint.
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
      // A line of its own that shows all of 50 letters: it grows, and Enter is none of them.
      onChange={(event) => store.rename(event.target.value.replace(/\n/g, ' '))}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      // As in any field of one line: whoever comes by Tab writes over what stands there.
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={() => setJudged(name !== '')}
    />
  );
}

/** Too short, too long, wrong signs: the hint says what to do; a name that is missing is told by its title. */
function sentence(code: DesignIssueCode): string {
  return code === 'name_missing' ? designTitles[code] : designHints[code];
}
