import { HeavyWork } from '@core/limited-process/heavy-work'
import type { Pixels } from '@core/storage/pixels'
import type { PreviewCard } from './customer-pages/preview-card'

/** A logo as a PNG that fits its room, in pixels. */
export interface FittedLogo extends Pixels {
  readonly png: Uint8Array
}

/** What is drawn for a company: one of these. */
export interface BrandJob {
  readonly logo?: { readonly bytes: Uint8Array; readonly room: Pixels }
  readonly pixels?: { readonly bytes: Uint8Array }
  readonly card?: PreviewCard
}

/** What was drawn, under the name that it was asked by; null for what is no picture. */
export interface DrawnBrand {
  readonly logo?: FittedLogo | null
  readonly pixels?: Pixels | null
  readonly card?: Uint8Array
}

/** Draws logos and cards: a card takes a tenth of a second. */
export const drawBrands = new HeavyWork<BrandJob, DrawnBrand>({
  name: 'draw-brand',
  program: new URL('./brand-program.ts', import.meta.url),
  limits: { seconds: 10, megabytes: 800, waiting: 50 },
  tooMuch: 'core.picture_too_much',
})

/** A logo as large as its room lets it be; null for what is no picture. */
export const fittedLogo = async (companyId: number, bytes: Uint8Array, room: Pixels): Promise<FittedLogo | null> =>
  (await drawBrands.do(companyId, { logo: { bytes, room } })).logo ?? null

/** Pixels of a picture; null for what is none. */
export const pixelsOf = async (companyId: number, bytes: Uint8Array): Promise<Pixels | null> =>
  (await drawBrands.do(companyId, { pixels: { bytes } })).pixels ?? null

/** Draws the card of a link in a company's colours, as PNG. */
export async function drawPreviewCard(companyId: number, asked: PreviewCard): Promise<Uint8Array> {
  const { card } = await drawBrands.do(companyId, { card: asked })
  if (!card) throw new Error('No card was drawn')
  return card
}
