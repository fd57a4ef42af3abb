import { Button, useT } from '@core/ui'
import type { EditorKind } from '@plugins/documents/contract/ui'
import { IconSignature } from '@tabler/icons-react'
import { useConfirmQuotation } from './use-confirm-quotation'

interface Props {
  kind: EditorKind
  id: number
  can: readonly string[]
  template: boolean
}

/** In the top bar of a quotation that was sent: the order confirmation of it. */
export default function ConfirmQuotation({ kind, id, can, template }: Props) {
  if (kind !== 'quotation' || template || !can.includes('convert')) return null
  return <Confirm quotationId={id} />
}

function Confirm({ quotationId }: { quotationId: number }) {
  const t = useT('confirmation')
  const { busy, make } = useConfirmQuotation()
  return (
    <Button icon={IconSignature} busy={busy} onClick={() => void make(quotationId)}>
      {t('kindMake')}
    </Button>
  )
}
