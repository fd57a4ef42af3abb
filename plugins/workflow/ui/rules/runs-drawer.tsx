import {
  Button,
  call,
  Drawer,
  EmptyState,
  formatDateTime,
  Link,
  Loaded,
  Select,
  Tag,
  toastProblem,
  useCall,
  useT,
} from '@core/ui'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { Rule, Run } from './rule-parts'

const OUTCOMES = ['done', 'waiting', 'notmet', 'cancelled', 'refused', 'broken', 'stopped', 'failed'] as const
type Outcome = (typeof OUTCOMES)[number]

const TONES = {
  done: 'ok',
  waiting: 'info',
  notmet: 'neutral',
  cancelled: 'neutral',
  refused: 'danger',
  broken: 'danger',
  stopped: 'danger',
  failed: 'danger',
} as const

/** What became of a rule each time its trigger came: the conditions as they were, and why not. */
export function RunsDrawer({ rule, name, onClose }: { rule: Rule; name: string; onClose: () => void }) {
  const t = useT('workflow')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const query = outcome ? { outcome } : {}
  const first = useCall('get', '/api/eventtriggerrule/{id}/runs', { params: { path: { id: rule.id }, query } })
  return (
    <Drawer title={t('runsOf', { name })} width={640} onClose={onClose}>
      <Select
        aria-label={t('outcome')}
        value={outcome}
        empty={t('allOutcomes')}
        options={OUTCOMES.map(one => ({ value: one, label: t(`outcome_${one}`) }))}
        onChange={setOutcome}
      />
      <Loaded compact query={first} what={t('runs')}>
        {page => <Runs key={outcome ?? 'all'} ruleId={rule.id} outcome={outcome} first={page} />}
      </Loaded>
    </Drawer>
  )
}

interface RunsProps {
  ruleId: number
  outcome: Outcome | null
  first: { runs: readonly Run[]; before: string | null }
}

function Runs({ ruleId, outcome, first }: RunsProps) {
  const t = useT('workflow')
  const [older, setOlder] = useState<readonly Run[]>([])
  const [before, setBefore] = useState<string | null | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const next = before === undefined ? first.before : before
  async function readOn(): Promise<void> {
    if (!next || isBusy) return
    setBusy(true)
    try {
      const query = { before: new Date(next).toISOString(), ...(outcome && { outcome }) }
      const page = await call('get', '/api/eventtriggerrule/{id}/runs', { params: { path: { id: ruleId }, query } })
      setOlder(shown => [...shown, ...page.runs])
      setBefore(page.before)
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
    }
  }
  const runs = [...first.runs, ...older]
  return (
    <>
      {runs.length === 0 && <EmptyState compact title={t('noRuns')} text={t('noRunsText')} />}
      {runs.map(run => (
        <RunLine key={run.key} run={run} />
      ))}
      {next && (
        <Button busy={isBusy} onClick={() => void readOn()}>
          {t('olderRuns')}
        </Button>
      )}
    </>
  )
}

function RunLine({ run }: { run: Run }) {
  const t = useT('workflow')
  return (
    <article className="workflow-run">
      <div className="vk-row">
        <Tag tone={TONES[run.outcome]}>{t(`outcome_${run.outcome}`)}</Tag>
        {run.flow_id === null ? (
          <span className="vk-text-2">{t('noDossier')}</span>
        ) : (
          <Link className="vk-clip" to={`/flow_detail/${run.flow_id}`}>
            {run.relation_fullname || t('field.delayedrule.flow_id')}
          </Link>
        )}
        <span className="vk-grow" />
        <span className="vk-meta">{formatDateTime(run.created_at)}</span>
      </div>
      {run.reason && <p className="vk-text-2">{run.reason}</p>}
      {run.conditions.length > 0 && (
        <ul className="vk-text-2">
          {run.conditions.map(({ text, value, holds }) => (
            <li key={text}>
              {holds ? <IconCheck size={14} aria-label={t('holds')} /> : <IconX size={14} aria-label={t('holdsNot')} />}{' '}
              {text} <span className="vk-meta">{t('itWas', { value: value || t('empty') })}</span>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
