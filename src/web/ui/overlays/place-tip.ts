const GAP = 8;

/** Positions an open tooltip above its control, below when there is no space, and within the viewport's edges. */
export function placeTip(tip: HTMLElement, control: Element): void {
  const at = control.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const above = at.top - height - GAP;
  const left = at.left + at.width / 2 - width / 2;
  const rightmost = document.documentElement.clientWidth - width - GAP;
  tip.style.top = `${above >= GAP ? above : at.bottom + GAP}px`;
  tip.style.left = `${Math.max(GAP, Math.min(left, rightmost))}px`;
}
