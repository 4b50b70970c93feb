import { GalleryActions } from './gallery/actions.tsx';
import { GalleryBroken } from './gallery/broken.tsx';
import { GalleryCharms } from './gallery/charms.tsx';
import { GalleryFaces } from './gallery/faces.tsx';
import { GalleryFieldStates } from './gallery/field-states.tsx';
import { GalleryForms } from './gallery/forms.tsx';
import { GalleryFoundations } from './gallery/foundations.tsx';
import { GalleryOverlays } from './gallery/overlays.tsx';
import { GalleryProgress } from './gallery/progress.tsx';
import { GalleryStates } from './gallery/states.tsx';
import { galleryCopy } from './gallery/copy.vi.ts';
import { PageTitle } from './motifs/PageTitle.tsx';

/** Every component of the design system in every state, on one page: for review, and for screenshots in tests. */
export function UiGallery() {
  return (
    <div className="grid gap-14 py-10">
      <PageTitle script={galleryCopy.shop}>{galleryCopy.title}</PageTitle>
      <GalleryFoundations />
      <GalleryActions />
      <GalleryCharms />
      <GalleryForms />
      <GalleryFieldStates />
      <GalleryProgress />
      <GalleryOverlays />
      <GalleryStates />
      <GalleryFaces />
      <GalleryBroken />
    </div>
  );
}
