import { Button, Dialog, EmptyState, Loaded, Page, useBelow, useSearchParams, useT } from '@core/ui'
import { IconHelp, IconPlus, IconWand } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { HelpDialog } from '../rules/help-dialog'
import { ReadyMadeRules } from '../rules/ready-made'
import type { Beginning } from '../rules/rule-draft'
import { filtered, type RuleFilter, STATUSES } from '../rules/rule-filter'
import { RuleFilters } from '../rules/rule-filters'
import { RuleGroups } from '../rules/rule-groups'
import { RuleModal } from '../rules/rule-modal'
import { type Figures, type Parts, type Rule, useFigures, useRuleParts, useRules } from '../rules/rule-parts'
import { nameOf } from '../rules/rule-row'
import { RunsDrawer } from '../rules/runs-drawer'
import { WaitingCard } from '../rules/waiting'

type Open =
  | { readonly what: 'new'; readonly beginning: Beginning }
  | { readonly what: 'edit' | 'runs'; readonly rule: Rule }
  | { readonly what: 'ready' }

/** The rules of the company, as sentences under the trigger that they listen to (SCR-081). */
export default function EventTriggerRules() {
  const t = useT('workflow')
  const [open, setOpen] = useState<Open | null>(null)
  const [isHelp, setHelp] = useState(false)
  const rules = useRules()
  const parts = useRuleParts()
  const { data: found } = useFigures()
  const figures = new Map(found?.map(one => [one.event_trigger_rule_id, one]))
  return (
    <Page
      title={t('rulesTitle')}
      crumbs={[{ title: t('settings'), to: '/account/company_profile' }]}
      layout="plain"
      actions={
        <>
          <Button variant="minimal" icon={IconHelp} onClick={() => setHelp(true)}>
            {t('help')}
          </Button>
          <Button variant="primary" icon={IconPlus} onClick={() => setOpen({ what: 'new', beginning: {} })}>
            {t('newRule')}
          </Button>
        </>
      }
    >
      <Loaded query={parts} what={t('rulesLower')}>
        {known => (
          <>
            <Loaded query={rules} what={t('rulesLower')}>
              {all => <Overview rules={all} parts={known} figures={figures} onOpen={setOpen} />}
            </Loaded>
            {open && (
              <Opened open={open} parts={known} figures={figures} onOpen={setOpen} onHelp={() => setHelp(true)} />
            )}
          </>
        )}
      </Loaded>
      {isHelp && <HelpDialog onClose={() => setHelp(false)} />}
    </Page>
  )
}

interface OverviewProps {
  rules: readonly Rule[]
  parts: Parts
  figures: ReadonlyMap<number, Figures>
  onOpen: (open: Open) => void
}

function Overview({ rules, parts, figures, onOpen }: OverviewProps) {
  const t = useT('workflow')
  const narrow = useBelow(992)
  const { filter, chosen, setFilter } = useAddress()
  const shown = filtered(rules, filter, parts, figures)
  const choose = (beginning: Beginning) => onOpen({ what: 'new', beginning })
  useEffect(() => {
    if (chosen) document.getElementById(`rule-${chosen}`)?.scrollIntoView({ block: 'center' })
  }, [chosen])
  if (rules.length === 0)
    return (
      <div className="workflow-content">
        <div className="workflow-column">
          <EmptyState firstUse title={t('noRules')} text={t('noRulesText')} />
          <ReadyMadeRules parts={parts} onChoose={choose} />
        </div>
      </div>
    )
  return (
    <div className="workflow-page">
      <RuleFilters rules={rules} figures={figures} parts={parts} filter={filter} onChange={setFilter} />
      <div className="workflow-content">
        <div className="workflow-column">
          <header className="workflow-head">
            <p className="vk-text-2 vk-grow">{t('rulesIntro')}</p>
            <Button size="small" icon={IconWand} onClick={() => onOpen({ what: 'ready' })}>
              {t('readyMade')}
            </Button>
          </header>
          {narrow && <WaitingCard />}
          {shown.length === 0 && (
            <EmptyState
              title={t('noneFound')}
              actions={
                <Button onClick={() => setFilter({ query: '', stage: null, trigger: null, status: null })}>
                  {t('clearFilters')}
                </Button>
              }
            />
          )}
          <RuleGroups
            rules={shown}
            figures={figures}
            parts={parts}
            chosen={chosen}
            onNew={event_trigger_tag => choose({ event_trigger_tag })}
            onEdit={rule => onOpen({ what: 'edit', rule })}
            onRuns={rule => onOpen({ what: 'runs', rule })}
          />
        </div>
      </div>
    </div>
  )
}

interface OpenedProps {
  open: Open
  parts: Parts
  figures: ReadonlyMap<number, Figures>
  onOpen: (open: Open | null) => void
  onHelp: () => void
}

function Opened({ open, parts, figures, onOpen, onHelp }: OpenedProps) {
  const t = useT('workflow')
  const { choose } = useAddress()
  const close = () => onOpen(null)
  if (open.what === 'runs') return <RunsDrawer rule={open.rule} name={nameOf(open.rule, parts)} onClose={close} />
  if (open.what === 'ready')
    return (
      <Dialog title={t('readyMade')} size="wide" onClose={close}>
        <ReadyMadeRules parts={parts} onChoose={beginning => onOpen({ what: 'new', beginning })} />
      </Dialog>
    )
  return (
    <RuleModal
      parts={parts}
      {...(open.what === 'new'
        ? { beginning: open.beginning }
        : { rule: open.rule, pending: figures.get(open.rule.id)?.pending ?? 0 })}
      onHelp={onHelp}
      onClose={close}
      onSaved={({ id }) => {
        close()
        choose(id)
      }}
    />
  )
}

/** Filter and chosen rule stand in the address. */
function useAddress() {
  const [params, setParams] = useSearchParams()
  const status = params.get('status')
  const filter: RuleFilter = {
    query: params.get('query') ?? '',
    stage: params.get('stage'),
    trigger: params.get('trigger'),
    status: STATUSES.find(one => one === status) ?? null,
  }
  const put = (changes: Readonly<Record<string, string | null | undefined>>) =>
    setParams(
      before => {
        const next = new URLSearchParams(before)
        for (const [key, value] of Object.entries(changes)) {
          if (value) next.set(key, value)
          else next.delete(key)
        }
        return next
      },
      { replace: true },
    )
  return {
    filter,
    chosen: Number(params.get('rule')) || null,
    setFilter: (change: Partial<RuleFilter>) => put({ ...change, rule: null }),
    choose: (id: number) => put({ rule: String(id), query: null, stage: null, trigger: null, status: null }),
  }
}
