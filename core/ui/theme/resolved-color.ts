/** The colour behind a token as it is now: a canvas knows no CSS variables. */
export function resolvedColor(holder: HTMLElement, color: string): string {
  const probe = holder.appendChild(document.createElement('i'))
  probe.style.color = color
  const value = getComputedStyle(probe).color
  probe.remove()
  return value
}
