import { addTexts } from '@core/ui'
import nl from '../locales/nl' with { usedBy: 'pages of customers' }

// Pages of customers begin without them.
await addTexts('surveys', {
  nl,
  en: () => import('../locales/en', { with: { usedBy: 'pages of customers' } }),
  'es-AR': () => import('../locales/es-AR', { with: { usedBy: 'pages of customers' } }),
})
