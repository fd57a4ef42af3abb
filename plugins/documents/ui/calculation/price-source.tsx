import { formatNumber, useT } from '@core/ui'
import { IconClipboardList, IconClipboardX } from '@tabler/icons-react'
import type { PricedProduct } from '../../domain/calculation-item'

/** Which answers on the forms of the dossier a price comes from, or which it still waits for; opens the worksheet of its line. */
export function PriceSource({ product, onOpen }: { product: PricedProduct | null | undefined; onOpen: () => void }) {
  const t = useT('documents')
  const answers = Object.entries(product?.answers ?? {})
  if (!answers.length) return null
  const missing = answers.flatMap(([name, answer]) => (answer ? [] : [name.replaceAll('_', ' ')]))
  const given = answers.flatMap(([, answer]) => (answer ? [`${answer.label} ${inWords(answer.value)}`] : []))
  const form = answers.find(([, answer]) => answer)?.[1]?.form ?? ''
  const text = missing.length
    ? t('answerMissing', { fields: missing.join(', ') })
    : t('priceFrom', { form, answers: given.join(', ') })
  const Glyph = missing.length ? IconClipboardX : IconClipboardList
  return (
    <button
      type="button"
      className="documents-price-source"
      data-missing={missing.length > 0 || undefined}
      title={text}
      onClick={onOpen}
    >
      <Glyph size={16} stroke={1.75} />
      {missing.length > 0 && <span aria-hidden="true">{t('answerMissingShort')}</span>}
      <span className="vk-hidden">{text}</span>
    </button>
  )
}

const inWords = (value: unknown): string => (typeof value === 'number' ? formatNumber(value) : String(value))
