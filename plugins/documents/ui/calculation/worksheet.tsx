import { Button, Drawer, Link, useOwns, useT } from '@core/ui'
import { IconChevronLeft } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { itemName } from '../../domain/calculation-item'
import { lineSheet, totalSheet } from '../../domain/worksheet'
import { useEditor } from '../editor/editor-context'
import { LineWorksheet } from './line-worksheet'
import { TotalWorksheet } from './total-worksheet'
import './worksheet.css'

/** A line whose worksheet is open, or the whole calculation. */
export type OpenSheet = number | 'all'

/** Shows how a total came about: from the whole to its lines, and from a line to the price row and the answers on forms. */
export function Worksheet({
  of,
  onOpen,
  onClose,
}: {
  of: OpenSheet
  onOpen: (sheet: OpenSheet) => void
  onClose: () => void
}) {
  const t = useT('documents')
  const { calculation: store } = useEditor()
  const { calculation, result } = store
  const sells = useOwns('SALES')
  const content = useRef<HTMLDivElement>(null)
  const opened = useRef(of)
  // The button that was pressed is gone with the sheet that it stood on.
  useEffect(() => {
    if (opened.current !== of) content.current?.focus()
    opened.current = of
  }, [of])
  if (!calculation || !result) return null
  const worked = of === 'all' ? undefined : result.items.find(({ item }) => item.id === of)
  const line = worked && calculation.calculationitems.find(({ id }) => id === worked.item.id)
  return (
    <Drawer
      title={worked ? t('worksheetOf', { name: itemName(worked.item) }) : t('worksheet')}
      onClose={onClose}
      footer={
        worked && (
          <>
            <Button icon={IconChevronLeft} onClick={() => onOpen('all')}>
              {t('wholeCalculation')}
            </Button>
            {line?.product_id && sells && <Link to={`/product_detail/${line.product_id}`}>{t('openProduct')}</Link>}
          </>
        )
      }
    >
      <div className="documents-sheet" ref={content} tabIndex={-1}>
        {worked ? (
          <LineWorksheet
            sheet={lineSheet(worked, calculation.discount)}
            unit={worked.item.unit_of_measurement ?? 'stuks'}
            counts={worked.counts}
          />
        ) : (
          <TotalWorksheet sheet={totalSheet(result)} onOpen={onOpen} />
        )}
      </div>
    </Drawer>
  )
}
