import {
  Avatar,
  asPage,
  Button,
  Card,
  CardRow,
  EmptyState,
  Loaded,
  mayUse,
  Page,
  type RowOf,
  toast,
  useCall,
  useCurrentUser,
  useSave,
  useT,
} from '@core/ui'
import { IconRestore, IconTrash } from '@tabler/icons-react'
import '../companies/company-lines.css'

type Company = RowOf<'/api/company'>

/** Companies that were put in the trash, and the way back; nobody of theirs can sign in meanwhile (SCR-099). */
export default function CompanyTrash() {
  const t = useT('admin')
  const trashed = useCall('post', '/api/company/trashed')
  const restore = useSave('post', '/api/company/{id}/restore')
  const mayDecide = mayUse(useCurrentUser(), { module: 'ADMIN', role: 5000 })
  const putBack = ({ id, name }: Company) =>
    restore.mutate({ params: { path: { id } } }, () => toast(t('companyRestored', { name })))
  return (
    <Page title={t('companyTrash')} crumbs={[{ title: t('companies'), to: '/company_overview' }]}>
      <Loaded query={trashed} what={t('theCompanies')}>
        {answer => {
          const { rows, total } = asPage<Company>(answer)
          if (rows.length === 0)
            return <EmptyState icon={IconTrash} title={t('companyTrashEmpty')} text={t('companyTrashEmptyText')} />
          return (
            <Card title={t('companyTrashHelp')} count={total} flush>
              {rows.map(company => (
                <CardRow key={company.id}>
                  <Avatar name={company.name} size={28} square />
                  <span className="vk-grow admin-company-lines">
                    <strong className="vk-clip">{company.name}</strong>
                    <span className="vk-meta vk-clip">
                      {[company.city, t('users', { count: company.users })].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  {mayDecide && (
                    <Button
                      size="small"
                      icon={IconRestore}
                      aria-label={t('restoreNamed', { name: company.name })}
                      onClick={() => putBack(company)}
                    >
                      {t('restoreCompany')}
                    </Button>
                  )}
                </CardRow>
              ))}
            </Card>
          )
        }}
      </Loaded>
    </Page>
  )
}
