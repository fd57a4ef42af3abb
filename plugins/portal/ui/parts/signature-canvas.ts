/** What signatures are written in, also where the screen is dark: they end up on paper. */
export const INK = '#161c1e'

const PREFIX = 'data:image/png;base64,'

/** Empties a canvas and makes it as fine as the screen; drawing on it goes in CSS pixels. */
export function prepareCanvas(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const ratio = Math.max(window.devicePixelRatio, 1)
  canvas.width = canvas.offsetWidth * ratio
  canvas.height = canvas.offsetHeight * ratio
  const pen = canvas.getContext('2d')
  pen?.scale(ratio, ratio)
  return pen
}

/** The picture as base64, without the prefix of a data URL (R-SIGN-007). */
export const pngOf = (canvas: HTMLCanvasElement): string => canvas.toDataURL('image/png').slice(PREFIX.length)
