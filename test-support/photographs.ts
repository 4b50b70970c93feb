import sharp from 'sharp';

/** A plain picture, as staff upload of goods. */
export const plainPicture = (side = 1200, background = '#a8476a'): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 4, background } })
    .png()
    .toBuffer();

/** A photograph by a phone, which writes into it where it was taken. */
export const phonePhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#d9a' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 46/1 0/1' } })
    .jpeg()
    .toBuffer();
