import { HeavyWork } from '@core/limited-process/heavy-work'
import type { PreviewCard } from './preview-card'

/** Draws cards: each takes a tenth of a second. */
export const drawCards = new HeavyWork<PreviewCard, Uint8Array>({
  name: 'draw-card',
  program: new URL('./card-program.ts', import.meta.url),
  limits: { seconds: 10, megabytes: 800, waiting: 50 },
  tooMuch: 'core.picture_too_much',
})

/** Draws the card of a link in a company's colours, as PNG. */
export const drawPreviewCard = (companyId: number, card: PreviewCard): Promise<Uint8Array> =>
  drawCards.do(companyId, card)
