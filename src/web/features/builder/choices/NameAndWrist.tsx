import { useState } from 'react';
import { checkBraceletName } from '#domain/design/complete.ts';
import { designHints, designTitles } from '#domain/design/copy.vi.ts';
import type { DesignIssueCode } from '#domain/design/complete.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { copy } from '../copy.vi.ts';
import { BRACELET_NAME_ID } from '../focus.ts';
import { WristField } from './WristField.tsx';
import { useBraceletName, useBuilder } from '../builder-context.ts';

/** What the bracelet is called and whom it fits. */
export function NameAndWrist() {
  return (
    <div className="name-and-wrist">
      <BraceletName />
      <WristField />
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
    <TextField
      id={BRACELET_NAME_ID}
      label={copy.braceletName}
      value={name}
      placeholder={copy.braceletNamePlaceholder}
      autoComplete="off"
      error={issue && sentence(issue.code as DesignIssueCode)}
      onChange={(event) => store.rename(event.target.value)}
      onBlur={() => setJudged(name !== '')}
    />
  );
}

/** Too short, too long, wrong signs: the hint says what to do; a name that is missing is told by its title. */
function sentence(code: DesignIssueCode): string {
  return code === 'name_missing' ? designTitles[code] : designHints[code];
}
