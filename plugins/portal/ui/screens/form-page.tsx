import { LoadingState, useCall, useParams } from '@core/ui'
import { CustomerForm } from '@plugins/surveys/contract/customer-form'
import { Adviser } from '../parts/adviser'
import { DossierFrame } from '../parts/dossier-frame'
import { FullPageError } from '../parts/full-page-error'

/** `/customer_flow_detail/{hash}/form/{id}`: a form that the customer of a dossier is asked to fill in (R-PORT-011). */
export default function FormPage() {
  const { hash = '', id = '' } = useParams()
  const query = useCall('get', '/api/flow/{hash}/getbycustomer', { params: { path: { hash } } })
  const { data: flow, error } = query
  return (
    <CustomerForm
      key={`${hash}/${id}`}
      hash={hash}
      id={Number(id)}
      company={flow?.company.name ?? ''}
      customer={flow?.customer.fullname ?? ''}
    >
      {({ title, sheet, side }) => {
        if (error && !flow) return <FullPageError error={error} onRetry={() => void query.refetch()} />
        if (!flow) return <LoadingState lines={6} />
        const beside = (
          <>
            {side}
            {flow.adviser && <Adviser adviser={flow.adviser} />}
          </>
        )
        return <DossierFrame page="form" flow={flow} hash={hash} title={title} sheet={sheet} side={beside} />
      }}
    </CustomerForm>
  )
}
