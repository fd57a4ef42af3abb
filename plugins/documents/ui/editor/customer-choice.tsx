import { formatMoney, useT } from '@core/ui'
import { IconChecklist } from '@tabler/icons-react'
import { useEditor } from './editor-context'

/** What the customer chose so far, below how the document stands: a draft until they sign. */
export function CustomerChoice() {
  const t = useT('documents')
  const choice = useEditor().prepared?.customer_choice
  if (!choice) return null
  const { customer_name: name, chosen, amount_inc_vat } = choice
  return (
    <div className="documents-banner documents-banner-neutral" role="status">
      <IconChecklist size={16} stroke={1.75} />
      <span className="vk-grow">
        {chosen.length
          ? t('choseSoFar', { name, chosen: chosen.join('; '), amount: formatMoney(amount_inc_vat) })
          : t('choseNothing', { name, amount: formatMoney(amount_inc_vat) })}
      </span>
    </div>
  )
}
