import { retryImport } from '#web/ui/retry-import.ts';

/** Decodes the QR code in the current video frame; null if there is none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

/** The browser's built-in detector (Shape Detection API), not typed by TypeScript yet. */
type Detector = { detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

/** Longer side of the analysed frame in px: a label fills a good part of it. */
const SIDE = 720;

/** The browser's own detector, else a plain JavaScript library loaded on demand (no WebAssembly, which the CSP forbids). */
export async function openReader(): Promise<ReadCode> {
  return (await ofBrowser()) ?? ofLibrary();
}

async function ofBrowser(): Promise<ReadCode | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  if (BarcodeDetector === undefined || !formats?.includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null;
}

async function ofLibrary(): Promise<ReadCode> {
  const { decodeQR } = await retryImport(() => import('qr/decode.js'));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, SIDE / Math.max(video.videoWidth, video.videoHeight));
    const [width, height] = [video.videoWidth, video.videoHeight].map((side) => Math.round(side * scale));
    if (context === null || !width || !height) return null;
    Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    try {
      return decodeQR({ width, height, data: context.getImageData(0, 0, width, height).data });
    } catch {
      return null;
    }
  };
}
