import { Button, ButtonLink, EmptyState, Loaded, Page, TextInput, useList, useSearchParams, useT } from '@core/ui'
import { IconBuildingPlus, IconSearch, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ModuleMatrix } from '../companies/module-matrix'
import { NewCompanyModal } from '../companies/new-company-modal'

const PAGE = 25

/** Every company and the modules it owns; a switch takes effect at once and is logged (S2 §7). */
export default function CompanyOverview() {
  const t = useT('admin')
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(0)
  const query = search.trim()
  const list = useList('/api/company', {
    offset: page * PAGE,
    limit: PAGE,
    sort: 'name',
    ...(query.length >= 3 ? { query } : {}),
  })
  const total = list.data?.total ?? 0
  const last = Math.min(total, (page + 1) * PAGE)
  return (
    <Page
      title={t('modulesPerCompany')}
      crumbs={[{ title: t('companies'), to: '/company_overview' }]}
      layout="plain"
      actions={
        <Button variant="primary" icon={IconBuildingPlus} onClick={() => setParams({ new: '' })}>
          {t('newCompany')}
        </Button>
      }
    >
      <div className="admin-bar">
        <TextInput
          className="vk-input-quiet"
          type="search"
          icon={IconSearch}
          value={search}
          onChange={value => {
            setSearch(value)
            setPage(0)
          }}
          aria-label={t('searchCompany')}
          placeholder={t('searchCompany')}
        />
        <span className="vk-grow" />
        <ButtonLink variant="minimal" icon={IconTrash} to="/company_trashcan">
          {t('companyTrash')}
        </ButtonLink>
      </div>
      <Loaded query={list} what={t('theCompanies')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t('noCompanies')} text={t('noCompaniesText')} />
          ) : (
            <ModuleMatrix companies={rows} />
          )
        }
      </Loaded>
      <footer className="admin-matrix-foot">
        <span>{t('everyChange')}</span>
        <span className="admin-matrix-keys">{t('keysHelp')}</span>
        <span className="vk-grow" />
        {page > 0 && (
          <Button size="small" onClick={() => setPage(page - 1)}>
            {t('previous')}
          </Button>
        )}
        <span>{t('range', { from: total === 0 ? 0 : page * PAGE + 1, to: last, total })}</span>
        {last < total && (
          <Button size="small" onClick={() => setPage(page + 1)}>
            {t('next')}
          </Button>
        )}
      </footer>
      {params.has('new') && (
        <NewCompanyModal name={params.get('new') ?? ''} onClose={() => setParams({}, { replace: true })} />
      )}
    </Page>
  )
}
