import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { inBackground } from '#web/ui/in-background.ts';
import { openReader, type ReadCode } from './read-code.ts';

/** ms between two looks: quick enough for a hand, and the phone stays cool. */
const PAUSE = 160;
/** Looks that find nothing before the same label counts again. */
const AWAY = 6;

export type CameraState = 'opening' | 'looking' | 'refused' | 'missing' | 'failed';

/**
 * Looks through the camera of the device as long as it is shown, and tells of each label once while it is held there.
 * @returns the element that shows what it sees, and how it goes
 */
export function useCamera(onCode: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('opening');
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const begin = async () => {
      const screen = video.current;
      const [stream, read] = await Promise.all([openCamera(), openReader()]);
      signal.addEventListener('abort', () => stop(stream));
      if (signal.aborted || screen === null) return stop(stream);
      screen.srcObject = stream;
      await screen.play();
      setState('looking');
      await look(screen, read, (text) => tell(text), signal);
    };
    inBackground(
      begin().catch((error: unknown) => {
        if (!signal.aborted) setState(stateOf(error));
      }),
    );
    return () => ended.abort();
  }, []);
  return { video, state };
}

function openCamera(): Promise<MediaStream> {
  // Browsers have it on https and localhost only.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (mediaDevices === undefined) throw new DOMException('no camera here', 'NotFoundError');
  return mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } });
}

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

function stateOf(error: unknown): CameraState {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}

/** Looks again and again until it is aborted; not while the page is behind another. */
async function look(
  video: HTMLVideoElement,
  read: ReadCode,
  tell: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  let held: string | null = null;
  let empty = 0;
  while (!signal.aborted) {
    const seen = document.visibilityState === 'visible' ? await read(video) : null;
    empty = seen === null ? empty + 1 : 0;
    if (empty > AWAY) held = null;
    if (seen !== null && seen !== held && !signal.aborted) {
      held = seen;
      tell(seen);
    }
    await new Promise((wake) => setTimeout(wake, PAUSE));
  }
}
