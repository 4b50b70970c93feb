import type { CustomBracelet } from '#contract/http/design.ts';
import { BRACELET_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';
import { pictureAt } from '#domain/catalogue/pictures.ts';
import { read } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import type { Sending } from '../shared/editor.ts';

/** Designs that the admin saved in the builder. */
export const designsQuery = () => read<CustomBracelet[]>('/custom-bracelets');

const WIDEST = Math.max(...BRACELET_PICTURE_WIDTHS);

/** The server's drawing of a design in its largest width; null if there is none. */
export const drawingOf = ({ previewImage }: CustomBracelet): string | null =>
  previewImage && pictureAt(previewImage, WIDEST);

/**
 * Resolves the form's `design`, the id of a saved design. For a new bracelet without a picture the server draws one; an edit
 * copies the design, and its drawing unless a picture was chosen.
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
