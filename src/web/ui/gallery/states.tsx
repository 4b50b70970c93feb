import { Banner } from '../feedback/Banner.tsx';
import { Button } from '../actions/Button.tsx';
import { Card } from '../motifs/Card.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorBanner } from '../feedback/ErrorBanner.tsx';
import { FailedState } from '../feedback/FailedState.tsx';
import { GardenGate } from '../motifs/GardenGate.tsx';
import { HangingCharm } from '../motifs/HangingCharm.tsx';
import { RowSkeleton, Loading, Skeleton } from '../feedback/Skeleton.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { galleryCopy } from './copy.vi.ts';
import { pictureOf, Row, Sample } from './Sample.tsx';

const { sections, states } = galleryCopy;

export function GalleryStates() {
  return (
    <>
      <Cards />
      <Banners />
      <Gates />
    </>
  );
}

/** Cards without content: empty, loading, failed. */
function Cards() {
  return (
    <Sample title={sections.states} className="grid gap-4 md:grid-cols-2 lg:grid-cols-4">
      <Card className="grid content-center">
        <EmptyState
          title={states.empty}
          text={states.emptyText}
          tint="nature"
          companion={pictureOf('duong-xi', 224)}
          action={
            <Button variant="sec" size="sm">
              {states.emptyAction}
            </Button>
          }
        />
      </Card>
      <Card className="grid content-center">
        <EmptyState
          title={states.cart}
          text={states.cartText}
          companion={pictureOf('hoa-anh-dao', 224)}
          action={<Button size="sm">{states.cartAction}</Button>}
        />
      </Card>
      <Card>
        <Loading>
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </Loading>
      </Card>
      <Card className="grid content-center">
        <FailedState title={states.failed} text={states.failedText} onRetry={() => undefined} />
      </Card>
      <Card className="grid content-center">
        <FailedState title={states.failed} text={states.failedText} onRetry={() => undefined} retrying />
      </Card>
      <Card className="grid content-center">
        <EmptyState title={states.empty} pose="asleep" heading="h3" />
      </Card>
      <Card className="grid content-start gap-3">
        <Skeleton height={120} radius={14} />
        <Skeleton className="w60" />
        <Skeleton className="w40" />
      </Card>
      <Card rises>{states.rises}</Card>
    </Sample>
  );
}

function Banners() {
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <ErrorBanner onRetry={() => undefined}>{states.failedText}</ErrorBanner>
      <ErrorBanner title={states.failed}>{states.failedText}</ErrorBanner>
      <Banner
        tone="error"
        title={states.wrongTitle}
        action={
          <Button variant="paper" size="sm">
            {states.wrongAction}
          </Button>
        }
      >
        {states.wrong}
      </Banner>
      <Banner tone="warning">{states.banner}</Banner>
      <Banner tone="info">{states.info}</Banner>
      <Banner tone="success">{states.done}</Banner>
    </div>
  );
}

function Gates() {
  return (
    <Sample title={sections.gates}>
      <Row className="items-end gap-8">
        <GardenGate tint="flower" className="h-72 w-60">
          <HangingCharm src={pictureOf('hoa-sen', 224)} left="34%" thread="70px" sways />
          <HangingCharm src={pictureOf('buom', 224)} left="66%" thread="110px" tilt={-5} sways delay={120} />
        </GardenGate>
        <GardenGate tint="gems" small className="h-40 w-32" />
        <Spinner />
        <Spinner large label={states.loading} />
      </Row>
    </Sample>
  );
}
