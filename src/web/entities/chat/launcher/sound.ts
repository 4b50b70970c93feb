import { personalKey } from '#web/lib/session/stored.ts';

const keyOf = (userId: string) => personalKey(userId, 'chat.sound');

/** Whether new messages play a sound; off by default. */
export function soundIsOn(userId: string): boolean {
  try {
    return window.localStorage.getItem(keyOf(userId)) === 'on';
  } catch {
    return false;
  }
}

export function turnSound(userId: string, on: boolean): void {
  try {
    if (on) window.localStorage.setItem(keyOf(userId), 'on');
    else window.localStorage.removeItem(keyOf(userId));
  } catch {
    // Without storage the setting is not remembered, and stays off.
  }
}

let context: AudioContext | undefined;

/** Plays two soft notes, a fourth apart. Silent in browsers that block sound before a click. */
export function chime(): void {
  context ??= new AudioContext();
  note(context, 784, 0);
  note(context, 1_047, 0.12);
}

/** @param pitch Hz @param at seconds from now */
function note(audio: AudioContext, pitch: number, at: number): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.12, start + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.4);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.45);
}
