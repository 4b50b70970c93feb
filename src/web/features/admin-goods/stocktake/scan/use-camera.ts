import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { inBackground } from '#web/ui/in-background.ts';
import { openReader, type ReadCode } from './read-code.ts';

/** ms between two scans: responsive enough, and the phone stays cool. */
const PAUSE = 160;
/** Empty scans before the same label is reported again. */
const AWAY = 6;

export type CameraState = 'opening' | 'looking' | 'refused' | 'missing' | 'failed';

/**
 * Scans through the device's camera while mounted, and reports each label once as long as it stays in view.
 * @returns the ref of the video element, and the camera's state
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
  // Available on https and localhost only.
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

/** Scans in a loop until aborted; pauses while the page is hidden. */
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
