import { Avatar } from '../media/Avatar.tsx';
import { Mascot, type MascotPose } from '../motifs/Mascot.tsx';
import { Stars } from '../feedback/Stars.tsx';
import { galleryCopy } from './copy.vi.ts';
import { pictureOf, Row, Sample } from './Sample.tsx';

const POSES: readonly MascotPose[] = ['waving', 'basket', 'asleep', 'sorry', 'envelope', 'thinking'];
const STARS = [0, 1, 2, 3, 4, 5];

/** Bông in each pose, avatars with and without a picture, and star ratings. */
export function GalleryFaces() {
  const { sections, dialog } = galleryCopy;
  return (
    <Sample title={sections.faces} className="grid gap-6">
      <Row className="items-end gap-6">
        {POSES.map((pose) => (
          <Mascot key={pose} pose={pose} />
        ))}
        <Mascot companion={pictureOf('hop-qua', 224)} tint="gems" named />
      </Row>
      <Row className="gap-4">
        <Avatar name={dialog.person} src={pictureOf('meo', 224)} size="s" />
        <Avatar name={dialog.person} src={pictureOf('meo', 224)} />
        <Avatar name={dialog.person} src={pictureOf('meo', 448)} size="l" />
        <Avatar name={dialog.person} size="s" />
        <Avatar name={dialog.person} />
        <Avatar name={dialog.person} size="l" />
        {/* A missing picture falls back to the initial. */}
        <Avatar name={dialog.person} src="/pictures/charms/khong-co-224.webp" />
      </Row>
      <Row className="gap-6">
        {STARS.map((count) => (
          <Stars key={count} count={count} />
        ))}
      </Row>
    </Sample>
  );
}
