import { Button, useT } from '@core/ui'
import { IconSignature } from '@tabler/icons-react'
import { useConfirmQuotation } from './use-confirm-quotation'

interface Props {
  id: number
  can: readonly string[]
  template: boolean
}

/** In the top bar of a quotation that was sent: the order confirmation of it. */
export default function ConfirmQuotation({ id, can, template }: Props) {
  if (template || !can.includes('convert')) return null
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
