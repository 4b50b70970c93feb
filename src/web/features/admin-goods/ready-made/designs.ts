import type { CustomBracelet } from '#contract/http/design.ts';
import { BRACELET_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';
import { pictureAt } from '#domain/catalogue/pictures.ts';
import { read } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import type { Sending } from '../shared/editor.ts';

/** What the admin drew in the builder herself. */
export const designsQuery = () => read<CustomBracelet[]>('/custom-bracelets');

const WIDEST = Math.max(...BRACELET_PICTURE_WIDTHS);

/** The shop's drawing of a design in its largest width; null for one that has none. */
export const drawingOf = ({ previewImage }: CustomBracelet): string | null =>
  previewImage && pictureAt(previewImage, WIDEST);

/**
 * `design` of a form is the id of a saved design. A new bracelet without a picture of its own is drawn by the shop; an
 * edit takes the design over, and the shop's drawing unless a picture was chosen.
 */
export async function withDesign(sending: Sending): Promise<Sending> {
  const { design: id, ...body } = sending.body;
  if (!id) return { ...sending, body };
  if (sending.method === 'POST' && sending.picture === null) {
    return { ...sending, path: `/custom-bracelets/${String(id)}/ready-made`, body };
  }
  const design = (await call<CustomBracelet[]>('GET', '/custom-bracelets')).find(({ _id }) => _id === id);
  if (design === undefined) return { ...sending, body };
  const picture = sending.picture ?? (await drawn(design));
  return { ...sending, picture, body: { ...body, design: JSON.stringify(placed(design)) } };
}

async function drawn(design: CustomBracelet): Promise<Blob | null> {
  const address = drawingOf(design);
  return address === null ? null : (await fetch(address)).blob();
}

function placed({ charms, braceletString, tyingMethod, wristSize }: CustomBracelet) {
  return {
    charms: charms.map(({ charm, position }) => ({ charm: charm._id, position })),
    braceletString: braceletString._id,
    tyingMethod: tyingMethod?._id ?? null,
    wristSize,
  };
}
