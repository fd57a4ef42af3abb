import { useT } from '@core/ui'
import type { FlowMaking } from '@plugins/crm/contract/flow-makings'
import { EmptyDocument } from '@plugins/documents/contract/empty-document'
import { IconFileDescription } from '@tabler/icons-react'

/** "Maak document" in the header of a dossier. */
export const DocumentMaker: FlowMaking['Maker'] = props => {
  const t = useT('document')
  const gone = ['rejected', 'cancelled']
  return <EmptyDocument {...props} kind="document" label={t('emptyDocument')} icon={IconFileDescription} gone={gone} />
}
