import { Button, type RowOf, useT } from '@core/ui'
import { DocumentsOfRelation } from '@plugins/documents/contract/document-lines'
import { IconListDetails } from '@tabler/icons-react'
import { useState } from 'react'
import { StatementDrawer } from '../books/statement-drawer'
import { invoiceLine } from '../widgets/invoice-line'

/** The invoices of a person, and the statement of their account. */
export default function RelationInvoices({ row }: { row: RowOf<'/api/relation'> }) {
  const t = useT('invoice')
  const [asking, ask] = useState(false)
  return (
    <>
      <div className="invoice-relation-statement">
        <Button icon={IconListDetails} onClick={() => ask(true)}>
          {t('statementShow')}
        </Button>
      </div>
      <DocumentsOfRelation {...invoiceLine} relationId={row.id} />
      {asking && <StatementDrawer relationId={row.id} onClose={() => ask(false)} />}
    </>
  )
}
