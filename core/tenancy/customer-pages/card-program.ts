import { serveWork } from '@core/limited-process/serve-work'
import sharp from 'sharp'
import { drawCard } from './draw-card'

sharp.concurrency(1)

serveWork(drawCard)
