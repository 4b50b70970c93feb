import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { Mascot } from '#web/ui/motifs/Mascot.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import { copy } from '../copy.vi.ts';
import * as talk from './talk.module.css';

interface NoTalkProps {
  /** a chat is selected and still loading */
  waiting: boolean;
  failed: boolean;
  onRetry: () => void;
}

/** Placeholder of a conversation: none selected, loading, or failed. */
export function NoTalk({ waiting, failed, onRetry }: NoTalkProps) {
  if (failed) {
    return (
      <div className={talk.deskTalk}>
        <FailedState className="m-auto" heading="h3" title={copy.failed} onRetry={onRetry} />
      </div>
    );
  }
  if (waiting) {
    return (
      <div className={talk.deskTalk}>
        <Spinner large label={copy.loading} className="m-auto" />
      </div>
    );
  }
  return (
    <div className={talk.deskTalk}>
      <div className={talk.noTalk}>
        <Mascot />
        <h3>{copy.none.title}</h3>
        <dl>
          {copy.none.keys.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
