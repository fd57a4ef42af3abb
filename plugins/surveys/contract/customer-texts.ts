import { addTexts } from '@core/ui'
import nl from '../locales/filling/nl'

// Pages of customers begin without them.
await addTexts('surveys', {
  nl,
  en: () => import('../locales/filling/en'),
  'es-AR': () => import('../locales/filling/es-AR'),
})
