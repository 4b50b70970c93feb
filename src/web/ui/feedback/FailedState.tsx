import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { classes } from '../classes.ts';
import { uiCopy } from '../copy.vi.ts';
import { Icon } from '../media/Icon.tsx';

interface FailedStateProps {
  title: string;
  text?: ReactNode;
  /** shows 'Thử lại' */
  onRetry?: () => void;
  retrying?: boolean;
  heading?: 'h1' | 'h2' | 'h3';
  className?: string;
}

/** Replaces content that failed to load. */
export function FailedState({
  title,
  text,
  onRetry,
  retrying,
  heading: Heading = 'h2',
  className,
}: FailedStateProps) {
  return (
    <div role="alert" className={classes('empty', className)}>
      <span className="mark">
        <Icon name="warning" size={26} />
      </span>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {onRetry && (
        <Button
          variant="sec"
          size="sm"
          icon="reset"
          loading={retrying}
          loadingLabel={uiCopy.loading}
          onClick={onRetry}
        >
          {uiCopy.retry}
        </Button>
      )}
    </div>
  );
}
