import { Button, Combobox, call, formatMoney, IconButton, useT } from '@core/ui'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { itemName } from '../../domain/calculation-item'
import { unitFor } from '../../domain/unit-for'
import type { Line } from '../editor/document-row'
import type { LooksOfNew, NewLine } from './use-calculation'

/** Searches a product and adds it; with `under` as a sub-item of that line. */
export function AddProduct({
  under,
  fresh,
  onAdd,
  onManual,
  onClose,
}: {
  under: Line | undefined
  /** The line that was just added, whose quantity is being typed: it keeps the focus. */
  fresh: number | null
  onAdd: (line: NewLine, looks: LooksOfNew) => void
  onManual: () => void
  onClose: () => void
}) {
  const t = useT('documents')
  const frame = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it appears, the search takes the focus
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' })
    const focused = document.activeElement?.closest<HTMLElement>('[data-line]')
    if (!focused || Number(focused.dataset.line) !== fresh) frame.current?.querySelector('input')?.focus()
  }, [])

  async function find(query: string) {
    const found = await call('get', '/api/calculation/findproducts', { params: { query: { query, limit: 50 } } })
    return found.map(
      ({ id, item_name, product_group, price, graduated, by_form, price_missing, unit_of_measurement }) => ({
        id,
        label: item_name,
        note: [
          product_group,
          price_missing ? t('productWithoutPrice') : by_form ? t('productByForm') : '',
          price === null
            ? ''
            : `${graduated ? `${t('from')} ` : ''}${formatMoney(price)} / ${unitFor(unit_of_measurement, 1)}`,
        ]
          .filter(Boolean)
          .join(' · '),
      }),
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes, as it does for a popover
    <div
      className="documents-add-product"
      ref={frame}
      onKeyDown={event => {
        if (event.key === 'Escape') onClose()
      }}
    >
      {under && <div className="vk-meta">{t('subOf', { name: itemName(under) })}</div>}
      <div className="vk-row">
        <div className="vk-grow">
          <Combobox
            aria-label={t('searchProduct')}
            placeholder={t('searchProduct')}
            value={null}
            search={find}
            onChange={choice => {
              if (!choice) return
              const line = { product_id: Number(choice.id), product_amount: under?.product_amount ?? 1 }
              onAdd(line, { item_name: choice.label })
            }}
          />
        </div>
        {under && (
          <Button variant="minimal" onClick={onManual}>
            {t('addManualSub')}
          </Button>
        )}
        <IconButton icon={IconX} label={t('cancel')} onClick={onClose} />
      </div>
    </div>
  )
}
