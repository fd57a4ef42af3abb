import {
  Button,
  ButtonLink,
  EmptyState,
  Loaded,
  lazyPart,
  Page,
  SegmentedControl,
  Select,
  TextInput,
  useList,
  useSearchParams,
  useT,
} from '@core/ui'
import { IconBuildingPlus, IconHistory, IconSearch, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ModuleMatrix } from '../companies/module-matrix'
import { NewCompanyModal } from '../companies/new-company-modal'
import { useModules } from '../use-modules'

const ModuleChanges = lazyPart(() => import('../companies/module-changes'))

const PAGE = 25
/** Which companies: all, those that try something out, and those that do not. */
const STATES = ['all', 'trial', 'bought'] as const

/** Every company and the modules it owns; a switch takes effect at once and is logged (S2 §7). */
export default function CompanyOverview() {
  const t = useT('admin')
  const [params, setParams] = useSearchParams()
  const [page, setPage] = useState(0)
  const [telling, setTelling] = useState(false)
  const search = params.get('q') ?? ''
  const query = search.trim()
  const state = STATES.find(one => one === params.get('state')) ?? 'all'
  const { modules, known } = useModules()
  const module = modules.find(({ tag }) => tag === params.get('module'))?.tag ?? null
  const lacks = params.get('lacks') === '1'
  const list = useList(
    '/api/company',
    {
      offset: page * PAGE,
      limit: PAGE,
      sort: 'trial',
      ...(query && { query }),
      ...(state !== 'all' && { on_trial: state === 'trial' }),
      ...(module && (lacks ? { lacks: module } : { owns: module })),
    },
    { enabled: known },
  )
  const isNarrowed = query !== '' || state !== 'all' || module !== null

  /** Other companies are read from the first page. */
  function narrow(next: Record<string, string | null>): void {
    setPage(0)
    setParams(
      current =>
        Object.entries({ ...Object.fromEntries(current), ...next }).filter(
          (pair): pair is [string, string] => pair[1] !== null && pair[1] !== '',
        ),
      { replace: true },
    )
  }
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
          onChange={value => narrow({ q: value })}
          aria-label={t('searchCompany')}
          placeholder={t('searchCompany')}
        />
        <SegmentedControl
          label={t('whichCompanies')}
          value={state}
          onChange={next => narrow({ state: next === 'all' ? null : next })}
          options={STATES.map(value => ({ value, label: t(`state_${value}`) }))}
        />
        <Select
          aria-label={t('byModule')}
          value={module && `${lacks ? '-' : ''}${module}`}
          empty={t('anyModule')}
          onChange={next => {
            const tag = next && String(next)
            narrow({ module: tag ? tag.replace('-', '') : null, lacks: tag?.startsWith('-') ? '1' : null })
          }}
          options={modules.flatMap(({ tag, name }) => [
            { value: tag as string, label: t('hasModule', { module: name }) },
            { value: `-${tag}`, label: t('lacksModule', { module: name }) },
          ])}
        />
        <span className="vk-grow" />
        <Button variant="minimal" icon={IconHistory} onClick={() => setTelling(true)}>
          {t('moduleChanges')}
        </Button>
        <ButtonLink variant="minimal" icon={IconTrash} to="/company_trashcan">
          {t('companyTrash')}
        </ButtonLink>
      </div>
      <Loaded query={list} what={t('theCompanies')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState
              title={t('noCompanies')}
              text={t('noCompaniesText')}
              actions={
                isNarrowed && (
                  <Button onClick={() => narrow({ q: null, state: null, module: null, lacks: null })}>
                    {t('allCompanies')}
                  </Button>
                )
              }
            />
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
      {telling && <ModuleChanges onClose={() => setTelling(false)} />}
      {params.has('new') && (
        <NewCompanyModal name={params.get('new') ?? ''} onClose={() => setParams({}, { replace: true })} />
      )}
    </Page>
  )
}
