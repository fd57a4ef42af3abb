import { serveWork } from '@core/limited-process/serve-work'
import sharp from 'sharp'
import { drawCard } from './customer-pages/draw-card'
import type { BrandJob, DrawnBrand } from './draw-brand'
import { fitLogo, measurePicture } from './fit-logo'

sharp.concurrency(1)

serveWork(
  async ({ logo, pixels, card }: BrandJob): Promise<DrawnBrand> => ({
    ...(logo && { logo: await fitLogo(logo.bytes, logo.room) }),
    ...(pixels && { pixels: await measurePicture(pixels.bytes) }),
    ...(card && { card: await drawCard(card) }),
  }),
)
