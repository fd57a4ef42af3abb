import { useOwns, useT } from '@core/ui'
import type { FlowMaking } from '@plugins/crm/contract/flow-makings'
import { EmptyDocument } from '@plugins/documents/contract/empty-document'
import { useWaysOf } from '@plugins/documents/contract/use-ways-of'
import { IconSignature } from '@tabler/icons-react'
import { useConfirmQuotation } from './use-confirm-quotation'

type Maker = FlowMaking['Maker']

/** "Maak opdrachtbevestiging" in the header of a dossier: of what was quoted, or an empty one. */
export const ConfirmationMaker: Maker = props =>
  useOwns('QUOTATION') ? <OfQuotations {...props} /> : <Empty {...props} />

const OfQuotations: Maker = ({ flowId, children }) => {
  const t = useT('confirmation')
  const { busy, make } = useConfirmQuotation()
  const quoted = useWaysOf('quotation', flowId, {
    may: 'convert',
    label: number => t('ofQuotation', { number }),
    onSelect: ({ id }) => void make(id),
  })
  return (
    <Empty flowId={flowId}>
      {({ ways = [], ...way }) => children({ ...way, busy, ways: quoted && [...quoted, ...ways] })}
    </Empty>
  )
}

const Empty: Maker = props => {
  const t = useT('confirmation')
  const gone = ['rejected', 'cancelled']
  return (
    <EmptyDocument {...props} kind="confirmation" label={t('emptyConfirmation')} icon={IconSignature} gone={gone} />
  )
}
