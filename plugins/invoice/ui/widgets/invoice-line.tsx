import type { RowOf } from '@core/ui'
import { IconReceiptEuro } from '@tabler/icons-react'
import { DueTag } from './due-tag'

/** How a line shows an invoice: by when it is due. */
export const invoiceLine = {
  kind: 'invoice',
  icon: IconReceiptEuro,
  tag: (row: RowOf<'/api/invoice'>) => <DueTag invoice={row} />,
} as const
