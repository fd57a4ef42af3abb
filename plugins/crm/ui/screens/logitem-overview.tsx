import {
  addDays,
  Button,
  Card,
  DateInput,
  EmptyState,
  formatLongDay,
  IconButton,
  Loaded,
  Page,
  today,
  useCall,
  useKinds,
  useList,
  useSearchParams,
  useT,
} from '@core/ui'
import { Timeline } from '@core/ui/records'
import { IconChevronLeft, IconChevronRight, IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { dayEntry } from '../flow/day-entry'
import '../crm.css'

/** Lines that show before the rest is asked for. */
const SHOWN = 100

/** What happened in the company on one day, the last thing first (SCR-048, R-LOG-002). */
export default function LogitemOverview() {
  const t = useT('crm')
  const [params, setParams] = useSearchParams()
  const asked = params.get('date')
  const day = asked && /^\d{4}-\d\d-\d\d$/.test(asked) ? asked : today()
  const open = (date: string) => setParams(date === today() ? {} : { date })
  return (
    <Page title={t('log')} layout="narrow">
      <div className="vk-row crm-log-bar">
        <IconButton icon={IconChevronLeft} label={t('dayBefore')} onClick={() => open(addDays(day, -1))} />
        <DateInput aria-label={t('logDay')} value={day} max={today()} onChange={date => date && open(date)} />
        <IconButton
          icon={IconChevronRight}
          label={t('dayAfter')}
          disabled={day >= today()}
          onClick={() => open(addDays(day, 1))}
        />
      </div>
      <LogOfDay key={day} day={day} />
    </Page>
  )
}

function LogOfDay({ day }: { day: string }) {
  const t = useT('crm')
  const [shown, setShown] = useState(SHOWN)
  const kinds = useKinds()
  const log = useCall('get', '/api/company/getlogitems/{date}', { params: { path: { date: day } } }, { freshMs: 0 })
  const customers = useCustomers((log.data ?? []).slice(0, shown).flatMap(({ flow_id }) => flow_id ?? []))
  return (
    <Loaded query={log} what={t('theLog')}>
      {items => (
        <Card title={formatLongDay(day)} count={items.length}>
          {items.length === 0 ? (
            <EmptyState compact icon={IconHistory} title={t('noLog')} text={t('noLogText')} />
          ) : (
            <Timeline entries={items.slice(0, shown).map(item => dayEntry(item, t, kinds, customers))} />
          )}
          {items.length > shown && (
            <Button variant="minimal" onClick={() => setShown(shown + SHOWN)}>
              {t('showMore')}
            </Button>
          )}
        </Card>
      )}
    </Loaded>
  )
}

/** Whose dossiers these are. */
function useCustomers(flowIds: readonly number[]): ReadonlyMap<number, string> {
  const ids = [...new Set(flowIds)].toSorted((one, other) => one - other)
  const asked = { id: ids.join(), fields: 'id,relation_fullname', limit: Math.max(1, ids.length) }
  const { data } = useList('/api/flow', asked, { enabled: ids.length > 0 })
  return new Map(data?.rows.map(({ id, relation_fullname }) => [id, relation_fullname]))
}
