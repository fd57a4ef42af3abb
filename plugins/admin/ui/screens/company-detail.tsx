import {
  Button,
  Card,
  confirm,
  Loaded,
  mayUse,
  Page,
  PlaceMap,
  type RowOf,
  toast,
  toastProblem,
  useCall,
  useCurrentUser,
  useNavigate,
  useParams,
  useSave,
  useT,
} from '@core/ui'
import { Form } from '@core/ui/forms'
import { IconTrash } from '@tabler/icons-react'
import { CompanyBackground } from '../companies/company-background'
import { CompanyUsers } from '../companies/company-users'
import { type CompanyValues, hostsOf, useCompanyFields } from '../companies/use-company-fields'

type Company = RowOf<'/api/company'>

/** One company: its data and host names, and its users, as whom system administrators can work. */
export default function CompanyDetail() {
  const t = useT('admin')
  const { companyId } = useParams()
  const company = useCall('get', '/api/company/{id}', { params: { path: { id: Number(companyId) } } })
  return (
    <Loaded query={company} what={t('theCompany')}>
      {found => <Detail key={found.id} company={found} />}
    </Loaded>
  )
}

function Detail({ company }: { company: Company }) {
  const t = useT('admin')
  const navigate = useNavigate()
  const fields = useCompanyFields()
  const save = useSave('patch', '/api/company/{id}')
  const trash = useSave('delete', '/api/company/{id}')
  const restore = useSave('post', '/api/company/{id}/restore')
  const params = { path: { id: company.id } }
  const mayDecide = mayUse(useCurrentUser(), { module: 'ADMIN', role: 5000 })

  async function remove(): Promise<void> {
    const question = { title: t('trashCompanyTitle', { name: company.name }), text: t('trashCompanyText') }
    if (!(await confirm({ ...question, verb: t('trashCompany'), danger: true }))) return
    try {
      await trash.send({ params })
      toast(t('companyTrashed', { name: company.name }), { undo: () => restore.mutate({ params }) })
      void navigate('/company_overview')
    } catch (error) {
      toastProblem(error)
    }
  }

  return (
    <Page
      title={company.name}
      crumbs={[{ title: t('companies'), to: '/company_overview' }]}
      layout="narrow"
      actions={
        mayDecide &&
        company.id !== 1 && (
          <Button variant="danger-outline" icon={IconTrash} onClick={() => void remove()}>
            {t('trashCompany')}
          </Button>
        )
      }
    >
      <div className="vk-stack">
        <Card title={t('companyData')}>
          <Form<CompanyValues>
            fields={fields}
            values={company as Partial<CompanyValues>}
            onSave={(_, { hostnames, ...changed }, headers) =>
              save.send({
                params,
                headers,
                body: { ...changed, ...(hostnames ? { hostnames: hostsOf(hostnames) } : {}) },
              })
            }
            onSaved={() => toast(t('companySaved'))}
          />
          <PlaceMap
            locate={`/api/company/${company.id}/locate`}
            of={company}
            addressed={Boolean(company.address || company.postcode || company.city)}
          />
        </Card>
        {mayDecide && <CompanyBackground companyId={company.id} />}
        {mayDecide && company.id !== 1 && <CompanyUsers company={company} />}
      </div>
    </Page>
  )
}
