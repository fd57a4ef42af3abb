import { DossierPage } from '../parts/dossier-page'
import { FlowContents } from '../parts/flow-contents'

/** `/customer_flow_detail/{hash}`: everything about one request in one place. */
export default function FlowPage() {
  return (
    <DossierPage page="flow">
      {(flow, conversation) => <FlowContents flow={flow} conversation={conversation} />}
    </DossierPage>
  )
}
