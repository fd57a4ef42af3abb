import { Button, CardRow, confirm, formatDateTime, Link, type RowOf, toast, useSave, useT } from '@core/ui'
import { FormModal } from '@core/ui/forms'
import { IconClock, IconPlayerPlay, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import './rules.css'

export type Pending = RowOf<'/api/delayedrule'>

/** What waits: what it will do and when; it can be done now, put off or taken back. */
export function PendingRows({ rows, withFlow = false }: { rows: readonly Pending[]; withFlow?: boolean }) {
  const [moved, setMoved] = useState<Pending | null>(null)
  return (
    <>
      {rows.map(row => (
        <PendingRow key={row.id} row={row} withFlow={withFlow} onMove={() => setMoved(row)} />
      ))}
      {moved && <PutOff row={moved} onClose={() => setMoved(null)} />}
    </>
  )
}

const refresh = ['/api/flow', '/api/eventtriggerrule', '/api/note', '/api/task', '/api/action']

function PendingRow({ row, withFlow, onMove }: { row: Pending; withFlow: boolean; onMove: () => void }) {
  const t = useT('workflow')
  const doNow = useSave('post', '/api/delayedrule/{id}/donow', { refresh })
  const cancel = useSave('post', '/api/delayedrule/{id}/cancel', { refresh })
  const params = { path: { id: row.id } }
  async function takeBack(): Promise<void> {
    const sure = await confirm({ title: t('cancelPending'), text: row.will_do, verb: t('takeBack'), danger: true })
    if (sure) cancel.mutate({ params }, () => toast(t('takenBack')))
  }
  return (
    <CardRow>
      <div className="vk-grow vk-clip">
        <div className="vk-strong">{row.will_do}</div>
        <div className="workflow-rule-facts">
          <span>
            <IconClock size={14} stroke={1.75} aria-hidden="true" />
            <time dateTime={row.execute_at}>{formatDateTime(row.execute_at)}</time>
          </span>
          {row.rule_name && <span>{t('byRule', { name: row.rule_name })}</span>}
          {withFlow && <Link to={`/flow_detail/${row.flow_id}`}>{t('toDossier')}</Link>}
        </div>
        {row.fate && <div className="vk-danger">{t('willNot', { reason: row.fate })}</div>}
      </div>
      <div className="workflow-pending">
        <Button
          size="small"
          icon={IconPlayerPlay}
          busy={doNow.isPending}
          onClick={() => doNow.mutate({ params }, () => toast(t('isDoneNow')))}
        >
          {t('doNow')}
        </Button>
        <Button size="small" icon={IconClock} onClick={onMove}>
          {t('putOff')}
        </Button>
        <Button size="small" variant="minimal" icon={IconX} busy={cancel.isPending} onClick={() => void takeBack()}>
          {t('takeBack')}
        </Button>
      </div>
    </CardRow>
  )
}

function PutOff({ row, onClose }: { row: Pending; onClose: () => void }) {
  const t = useT('workflow')
  const save = useSave('patch', '/api/delayedrule/{id}', { refresh })
  return (
    <FormModal<{ execute_at: string }>
      title={t('putOffTitle')}
      size="small"
      fields={[{ name: 'execute_at', label: t('field.delayedrule.execute_at'), kind: 'datetime', required: true }]}
      values={{ execute_at: row.execute_at }}
      onSave={({ execute_at }) => save.send({ params: { path: { id: row.id } }, body: { execute_at } })}
      onSaved={() => toast(t('isPutOff'))}
      onClose={onClose}
    >
      <p>{row.will_do}</p>
    </FormModal>
  )
}
