import {
  Avatar,
  formatDay,
  IconButton,
  Link,
  type ModuleTag,
  mayUse,
  type RowOf,
  Switch,
  Tag,
  toast,
  useBelow,
  useCurrentUser,
  useSave,
  useT,
} from '@core/ui'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { Fragment, type KeyboardEvent, useState } from 'react'
import { useModules } from '../use-modules'
import './module-matrix.css'

type Company = RowOf<'/api/company'>

/** Which company has which module; a switch takes effect at once. Arrows walk, space switches. */
export function ModuleMatrix({ companies }: { companies: readonly Company[] }) {
  const t = useT('admin')
  const { modules } = useModules()
  const isGrouped = companies.some(isTrying)
  const phone = useBelow(768)
  const [open, setOpen] = useState<number | null>(null)
  return (
    <div className="admin-matrix-scroll">
      <table className="admin-matrix" onKeyDown={walk}>
        <thead>
          <tr>
            <th scope="col" className="admin-matrix-company">
              {t('company')}
            </th>
            {modules.map(({ tag, name }) => (
              <th key={tag} scope="col">
                <span className="admin-matrix-name">{name}</span>
                <span className="vk-meta">
                  {t('ownedBy', {
                    owners: companies.filter(company => owns(company, tag)).length,
                    all: companies.length,
                  })}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {companies.map((company, at) => (
            <Fragment key={company.id}>
              {isGrouped && (at === 0 || isTrying(company) !== isTrying(companies[at - 1])) && (
                <tr className="admin-matrix-group">
                  <th scope="rowgroup" colSpan={modules.length + 1}>
                    {t(isTrying(company) ? 'state_trial' : 'state_bought')}
                  </th>
                </tr>
              )}
              <tr data-open={company.id === open || undefined}>
                <th scope="row" className="admin-matrix-company">
                  <span className="admin-company">
                    <Avatar name={company.name} size={28} square />
                    <span className="admin-company-text">
                      <Link className="vk-clip vk-strong" to={`/company_detail/${company.id}`}>
                        {company.name}
                      </Link>
                      <span className="vk-meta vk-clip">
                        {[
                          company.city,
                          t('users', { count: company.users }),
                          phone && t('moduleCount', { count: company.modules.length }),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </span>
                    {isTrying(company) && (
                      <Tag tone="warn">{t('trialUntil', { day: formatDay(trialEnd(company)) })}</Tag>
                    )}
                    {phone && (
                      <IconButton
                        icon={company.id === open ? IconChevronUp : IconChevronDown}
                        label={t('modulesOf', { company: company.name })}
                        aria-expanded={company.id === open}
                        onClick={() => setOpen(company.id === open ? null : company.id)}
                      />
                    )}
                  </span>
                </th>
                {modules.map(({ id, tag, name }) => (
                  <td key={tag} data-trial={triesOut(company, tag) || undefined}>
                    <span className="admin-matrix-module" aria-hidden>
                      {name}
                    </span>
                    <ModuleSwitch company={company} tag={tag} moduleId={id} name={name} />
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** When the first module that a company tries out ends. */
const trialEnd = ({ modules }: Company): string | null =>
  modules.flatMap(({ trial_until }) => trial_until ?? []).toSorted()[0] ?? null

const isTrying = (company: Company | undefined): boolean => company !== undefined && trialEnd(company) !== null

const triesOut = (company: Company, tag: ModuleTag): boolean =>
  company.modules.some(module => module.tag === tag && module.trial_until !== null)

const owns = (company: Company, tag: ModuleTag) => company.modules.some(module => module.tag === tag)

interface ModuleSwitchProps {
  company: Company
  tag: ModuleTag
  /** By which the API knows the module. */
  moduleId: number
  name: string
}

function ModuleSwitch({ company, tag, moduleId, name }: ModuleSwitchProps) {
  const t = useT('admin')
  const [wanted, setWanted] = useState<boolean | null>(null)
  const add = useSave('patch', '/api/company/{id}/addmoduletocompany')
  const remove = useSave('patch', '/api/company/{id}/removemodulefromcompany')
  const owned = wanted ?? owns(company, tag)
  const mayDecide = mayUse(useCurrentUser(), { module: 'ADMIN', role: 5000 })

  async function set(on: boolean): Promise<void> {
    setWanted(on)
    const change = { params: { path: { id: company.id } }, body: { moduleId } }
    try {
      await (on ? add : remove).send(change)
      toast(t(on ? 'moduleOn' : 'moduleOff', { module: name, company: company.name }), {
        undo: () => (on ? remove : add).mutate(change),
      })
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), { tone: 'danger' })
    } finally {
      setWanted(null)
    }
  }

  return (
    <Switch
      checked={owned}
      disabled={!mayDecide || (company.id === 1 && tag === 'ADMIN')}
      onChange={on => void set(on)}
      aria-label={t('moduleFor', { module: name, company: company.name })}
    />
  )
}

const steps: Record<string, [row: number, cell: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

function walk(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key]
  const cell = (event.target as Element).closest('td')
  const row = cell?.closest('tr')
  if (!step || !cell || !row) return
  const rows = [...event.currentTarget.querySelectorAll('tbody tr:not(.admin-matrix-group)')]
  const target = rows[rows.indexOf(row) + step[0]]?.children[cell.cellIndex + step[1]]
  const control = target?.querySelector<HTMLElement>('input, button, [role="switch"]')
  if (!control) return
  event.preventDefault()
  control.focus()
}
