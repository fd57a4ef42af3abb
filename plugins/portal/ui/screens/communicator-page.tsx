import { useT } from '@core/ui'
import { DossierPage } from '../parts/dossier-page'

/** `/customer_communicator/{hash}`: what customer and company write about one request, and nothing else. */
export default function CommunicatorPage() {
  const t = useT('portal')
  return (
    <DossierPage page="messages">
      {(_, conversation) => (
        <>
          <h2>{t('messages')}</h2>
          {conversation}
        </>
      )}
    </DossierPage>
  )
}
