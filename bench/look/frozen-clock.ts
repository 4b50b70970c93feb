// Preloaded into the shop's process (`node --import`): fixes its time to LOOK_NOW, in milliseconds.
const NOW = Number(process.env.LOOK_NOW);
const RealDate = Date;

class FrozenDate extends RealDate {
  constructor(...parts: [] | [number]) {
    if (parts.length === 0) super(NOW);
    else super(...parts);
  }
  static override now(): number {
    return NOW;
  }
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Object.prototype.toString.call(value) === '[object Date]';
  }
}

globalThis.Date = FrozenDate as DateConstructor;
