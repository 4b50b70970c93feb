import type { ReactNode } from 'react';
import { Banner } from './Banner.tsx';
import { Button } from '../actions/Button.tsx';
import { uiCopy } from '../copy.vi.ts';

interface ErrorBannerProps {
  /** 'Có lỗi xảy ra' by default */
  title?: ReactNode;
  children: ReactNode;
  onRetry?: () => void;
  /** the retry is under way */
  retrying?: boolean;
  className?: string;
}

export function ErrorBanner({
  title = uiCopy.errorTitle,
  children,
  onRetry,
  retrying,
  className,
}: ErrorBannerProps) {
  const retry = onRetry && (
    <Button
      variant="dline"
      size="sm"
      icon="reset"
      loading={retrying}
      loadingLabel={uiCopy.loading}
      onClick={onRetry}
    >
      {uiCopy.retry}
    </Button>
  );
  return (
    <Banner tone="error" title={title} action={retry} className={className}>
      {children}
    </Banner>
  );
}
